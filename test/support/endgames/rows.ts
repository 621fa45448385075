/** What tables came to, as lines to print. */
import { summary, type Tables } from "morabaraba/endgames";

export function rows(tables: Tables): string[] {
  return summary(tables).map(
    ({ own, other, won, drawn, lost, longestWin, longestLoss }) =>
      `${own}-${other}: ${won} won, ${drawn} drawn, ${lost} lost, longest ${longestWin} and ${longestLoss}`,
  );
}
