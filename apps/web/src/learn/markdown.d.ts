declare module "*.md?guide" {
  const guide: import("../../scripts/guide.ts").Guide;
  export default guide;
}
