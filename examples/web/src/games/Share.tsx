/** Taking a game elsewhere. */
import type { Game, GameRecord, Kit, Side } from "./family.ts";

interface Props {
  readonly kit: Kit;
  readonly record: GameRecord;
  readonly game: Game;
  readonly title: string;
  readonly bottom: Side;
}

export default function Share({ kit, record }: Props) {
  return <pre>{kit.formatRecord(record)}</pre>;
}
