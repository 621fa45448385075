/** What tables came to, as lines to print. */
import { type EndgameTables, tableSummaries } from "morabaraba/endgames";

export function rows(tables: EndgameTables): string[] {
  return tableSummaries(tables).map(
    ({ own, other, won, drawn, lost, longestWin, longestLoss }) =>
      `${own}-${other}: ${won} won, ${drawn} drawn, ${lost} lost, longest ${longestWin} and ${longestLoss}`,
  );
}
