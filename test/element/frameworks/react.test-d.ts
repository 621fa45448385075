import { createGame, type Game } from "morabaraba";
import {
  MancalaBoard,
  type MancalaBoardProps,
  MorabarabaBoard,
  type MorabarabaBoardElement,
  type MorabarabaBoardProps,
} from "morabaraba/react";
import { MorabarabaBoard as VueBoard } from "morabaraba/vue";
import { createElement, type JSX, useRef } from "react";
import { expectTypeOf, test } from "vitest";
import { h } from "vue";

type VueProps = InstanceType<typeof VueBoard>["$props"];

test("templates accept what setters take: null, and the last move as text", () => {
  type Given = MorabarabaBoardProps["lastMove"] &
    JSX.IntrinsicElements["morabaraba-board"]["lastMove"] &
    VueProps["lastMove"];
  expectTypeOf<"d6-d7" | null>().toExtend<Given>();
  expectTypeOf<null>().toExtend<MorabarabaBoardProps["theme"]>();
  expectTypeOf<null>().toExtend<MancalaBoardProps["game"]>();
  expectTypeOf<"clockwise">().toExtend<MancalaBoardProps["direction"]>();
  expectTypeOf<"chess">().not.toExtend<MancalaBoardProps["layout"]>();
  const element: JSX.IntrinsicElements["morabaraba-board"] = { lastMove: "d6", theme: null };
  expectTypeOf(element.lastMove).not.toBeNever();
});

test("components know their settings, their events and their element", () => {
  const board = useRef<MorabarabaBoardElement>(null);
  createElement(MorabarabaBoard, {
    ref: board,
    game: createGame(),
    className: "large",
    "aria-label": "Game 1",
    onMove: ({ detail }) => expectTypeOf(detail.game).toEqualTypeOf<Game>(),
    onClick: ({ currentTarget }) => currentTarget.cancelTurn(),
  });
  expectTypeOf(board.current).toEqualTypeOf<MorabarabaBoardElement | null>();
  // @ts-expect-error a theme that does not exist
  createElement(MorabarabaBoard, { theme: "pink" });
  // @ts-expect-error an event of the other board
  createElement(MancalaBoard, { onPick: () => {} });
  // @ts-expect-error the element of the other board
  createElement(MancalaBoard, { ref: board });
  h(VueBoard, {
    game: createGame(),
    onMove: ({ detail }) => expectTypeOf(detail.game).toEqualTypeOf<Game>(),
  });
});
