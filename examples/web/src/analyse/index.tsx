export default function Part() {
  return <div className="page" />;
}
