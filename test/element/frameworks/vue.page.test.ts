import { MancalaBoard } from "morabaraba/vue";
import { expect, test } from "vitest";
import { createApp, h } from "vue";
import { click } from "../../support/element/mancala.ts";
import { drawn } from "../../support/element/page.ts";

test("a component shows its board at once, and its listeners get moves", async () => {
  const heard: string[] = [];
  const onMove = ({ detail }: { readonly detail: { readonly notation: string } }) =>
    heard.push(detail.notation);
  const app = createApp(() => h(MancalaBoard, { variant: "oware", animation: 0, onMove }));
  document.body.innerHTML = "<main></main>";
  app.mount("main");
  await drawn();
  const board = document.querySelector("mancala-board") as HTMLElementTagNameMap["mancala-board"];
  expect(board.children).toHaveLength(1);
  await click(board, 0);
  expect(heard).toEqual(["A"]);
  app.unmount();
});
