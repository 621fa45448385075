/** Both sides' chances as a bar, vertical or horizontal. */
interface Props {
  /** The share of the side at the bottom or on the left, 0 to 1. */
  readonly share: number | undefined;
  /** Whether that side is light or south. */
  readonly isFirst: boolean;
  readonly label: string;
}

export const EvaluationBar = ({ share = 0.5, isFirst, label }: Props) => (
  <div className={`evaluation ${isFirst ? "light-below" : "dark-below"}`} role="img" aria-label={label}>
    <div style={{ "--share": share } as React.CSSProperties} />
  </div>
);
