/** A bar for each step of a task: full for finished steps, and marked for the current one. */
interface Props {
  readonly label: string;
  readonly count: number;
  /** The number of finished steps. */
  readonly done: number;
}

export const StepBars = ({ label, count, done }: Props) => (
  <p className="bars" role="img" aria-label={label}>
    {Array.from({ length: count }, (_, i) => `step ${i}`).map((name, i) => (
      <span key={name} className={i < done ? "full" : i === done ? "now" : ""} />
    ))}
  </p>
);
