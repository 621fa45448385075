/** The board's bars: the players, whether the bot is thinking, and the clocks. */
import type { BoardProps } from "../boards/Board.tsx";
import type { Kit } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import { ClockFace } from "./ClockFace.tsx";
import type { Match } from "./match.ts";
import { levelName, type Texts } from "./names.ts";

export function barsOf(
  kit: Kit,
  { mine, setup, clock }: Match,
  { playerName }: Pick<Texts, "playerName">,
  isThinking: boolean,
): Pick<BoardProps, "names" | "clocks"> {
  const names = kit.sides.map((side) => [
    side,
    <span className="player" key={side}>
      {mine !== null && side !== mine ? <BotName level={setup.level} /> : playerName(side)}
      {isThinking && side !== mine && <Thinking />}
    </span>,
  ]);
  const clocks =
    clock &&
    kit.sides.map((side) => [
      side,
      <ClockFace key={side} clock={clock} side={side} player={playerName(side)} />,
    ]);
  return { names: Object.fromEntries(names), clocks: clocks && Object.fromEntries(clocks) };
}

/** The bot's level. On narrow pages the level's name is hidden, to leave room for cows and clock. */
function BotName({ level }: { readonly level: number }) {
  const words = usePlayWords();
  return (
    <span>
      {fill(words.botShort, { level })}
      <span className="wide">, {levelName(words, level)}</span>
    </span>
  );
}

const Thinking = () => (
  <span className="thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
