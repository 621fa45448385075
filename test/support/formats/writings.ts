/** The ways in which people and language models write mills moves, made by rules. */
import type { Game, MoveLike } from "morabaraba";

/** Signs and words around a move that change nothing. */
const around: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text} `,
  (text) => text.toUpperCase(),
  (text) => `${text}.`,
  (text) => `${text}!`,
  (text) => `${text}?!`,
  (text) => `12. ${text}`,
  (text) => `12... ${text}`,
  (text) => `3) ${text}`,
  (text) => `"${text}"`,
  (text) => `\`${text}\``,
  (text) => `**${text}**`,
  (text) => `(${text})`,
  (text) => `My move: ${text}`,
  (text) => `I play ${text}.`,
  (text) => `I'll go with ${text}!`,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (text) => text[0]?.toUpperCase() + text.slice(1),
];

/** A step, or a placement; `from` is left out in some. */
function steps({ from, to }: MoveLike, hand: number): readonly string[] {
  if (from === undefined)
    return [
      to,
      `to ${to}`,
      `move to ${to}`,
      `place ${to}`,
      `place a cow on ${to}`,
      `put my piece at ${to}`,
      `drop ${to}`,
      `I place ${to}`,
    ];
  return [
    `${from}-${to}`,
    `${from} - ${to}`,
    `${from} ${to}`,
    `${from}${to}`,
    `${from}, ${to}`,
    `${from}->${to}`,
    `${from} → ${to}`,
    `${from}–${to}`,
    `${from} to ${to}`,
    `move ${from} to ${to}`,
    `slide the piece from ${from} to ${to}`,
    `from ${from} to ${to}`,
    `to ${to} from ${from}`,
    `{"from":"${from}","to":"${to}"}`,
    `move to ${to}`,
    `to ${to}`,
    ...(hand === 0 ? [to] : []),
  ];
}

const shot: readonly ((step: string, shots: readonly string[]) => string)[] = [
  (step, shots) => `${step}x${shots.join("x")}`,
  (step, shots) => `${step} x ${shots.join(" x ")}`,
  (step, shots) => `${step} × ${shots.join(" × ")}`,
  (step, shots) => `${step}, take ${shots.join(" and ")}`,
  (step, shots) => `${step} and remove ${shots.join(" and ")}`,
  (step, shots) => `${step} capturing the opponent's piece at ${shots.join(", ")}`,
  (step, shots) => `${step}; shoot ${shots.join(", ")}`,
];

/** Shots without a sign, which follow a whole step. */
const bare: typeof shot = [
  (step, shots) => `${step} ${shots.join(" ")}`,
  (step, shots) => `${step}, ${shots.join(", ")}`,
  (step, shots) => `${step}${shots.join("")}`,
];

/** All ways to write a move, with and without its shots. */
export function writingsOf(
  game: Game,
  { kind, ...move }: MoveLike & { readonly kind?: string | undefined },
): readonly string[] {
  const { shots = [] } = move;
  if (kind === "shoot" || kind === "give")
    return [`x${move.to}`, `take ${move.to}`, `remove ${move.to}`, move.to];
  const plain = steps(move, game.hands[game.turn]);
  const with_ =
    shots.length === 0
      ? []
      : plain.flatMap((step) =>
          [...shot, ...(step === move.to && move.from !== undefined ? [] : bare)].map((write) =>
            write(step, shots),
          ),
        );
  const origin = move.from !== undefined ? [move.from, `from ${move.from}`] : [];
  return [...with_, ...plain, ...origin];
}

/** One of these ways, with other signs and words around it. */
export function dressed(text: string, number: number): string {
  return (around[number % around.length] as (text: string) => string)(text);
}

export const dresses = around.length;

/** Mostly illegal moves: every step and placement, with and without a shot. */
export function anyMoves(
  { board }: Game,
  points: readonly string[],
  pick: <One>(of: readonly One[]) => One,
): MoveLike {
  const from = pick([0, 1]) === 0 ? undefined : pick(points);
  const others = points.filter((_, i) => board[i] !== ".");
  const shots = pick([0, 1]) === 0 || others.length === 0 ? {} : { shots: [pick(others)] };
  return { ...(from && { from }), to: pick(points), ...shots };
}
