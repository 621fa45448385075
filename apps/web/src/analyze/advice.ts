/** Moves as drawings: the best of mills as arrows and rings, and the exact values of all houses in mancala. */
import type { PictureDrawings } from "morabaraba/svg";
import { houseLetter } from "../family/mancalaWords.ts";

/** Returns drawings for moves in WMD notation, given the best first. */
export function adviceOf(moves: readonly string[]): PictureDrawings {
  const steps = moves.map((move) => {
    const [from = "", to] = (move.split("x")[0] ?? "").split("-");
    return to === undefined ? { to: from } : { from, to };
  });
  const labels = new Map<string, string>();
  steps.forEach(({ to }, i) => {
    if (!labels.has(to)) labels.set(to, `${i + 1}`);
  });
  const arrows = steps.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to }]));
  return {
    arrows: arrows.filter(
      ({ from, to }, i) => arrows.findIndex((arrow) => arrow.from === from && arrow.to === to) === i,
    ),
    rings: steps.flatMap(({ from, to }) => (from === undefined ? [{ point: to }] : [])),
    labels: labels.size > 1 ? Object.fromEntries(labels) : {},
  };
}

/** A house to play, and the proved lead in seeds of the side to move. */
export interface HouseValue {
  readonly move: string;
  readonly lead: number;
}

/** Returns drawings with the value of each house: green wins, yellow draws and red loses. */
export function houseValues(values: readonly HouseValue[], isSouth: boolean): PictureDrawings {
  const houses = values.flatMap(({ move, lead }) => {
    const house = /^\d+$/.test(move) ? houseLetter(isSouth, move) : undefined;
    return house === undefined ? [] : [{ house, lead }];
  });
  const colorOf = (lead: number) => (lead > 0 ? "green" : lead < 0 ? "red" : "yellow");
  return {
    rings: houses.map(({ house, lead }) => ({ point: house, color: colorOf(lead) })),
    labels: Object.fromEntries(houses.map(({ house, lead }) => [house, signed(lead)])),
  };
}

/** Writes a lead with its sign. */
const signed = (lead: number): string => (lead > 0 ? `+${lead}` : lead < 0 ? `\u2212${-lead}` : "0");
