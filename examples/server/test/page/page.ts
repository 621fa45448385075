/**
 * The smallest page that plays: `#id` joins a match or watches it (`#id,watch`). Where no match is named, one is created.
 */
import type { Game } from "morabaraba";
import { define } from "morabaraba/board";
import { connect, createToken, type Table } from "../../src/client.ts";

define();
const board = document.querySelector("morabaraba-board");
if (board === null) throw new Error("The page has no board.");
const client = connect(location.origin, { timeoutMs: 2000, syncMs: 2000 });
const [id = "", watching] = location.hash.slice(1).split(",");

/** Kept, so that whoever comes back has his seat. */
function tokenOf(match: string): string {
  const token = localStorage.getItem(match) ?? createToken();
  localStorage.setItem(match, token);
  return token;
}

async function enter(): Promise<Table> {
  const answer =
    id === ""
      ? await client.create({
          family: "morabaraba",
          variant: "standard",
          timeControl: { minutes: 60, increment: 0 },
          referee: false,
          player: "light",
          name: "Thandi",
          token: tokenOf("new"),
        })
      : await client.join(watching === undefined ? { id, token: tokenOf(id), name: "Sipho" } : { id });
  if (!answer.ok) throw new Error(answer.message);
  const { match } = answer.table;
  if (id === "") {
    localStorage.setItem(match.id, tokenOf("new"));
    localStorage.removeItem("new");
    location.hash = match.id;
  }
  return answer.table;
}

const table = await enter();
board.playable = (table.player as "light" | "dark" | null) ?? "none";
const show = (): void => {
  board.game = table.match.game as Game;
  document.title = `${table.match.version}${table.match.finishedAt === null ? "" : " over"}`;
};
table.subscribe(show);
show();
board.addEventListener("move", async (event) => {
  event.preventDefault();
  const answer = await table.move(event.detail.notation);
  if (!answer.ok) throw new Error(answer.message);
});
