import type { MancalaBoardProps, MorabarabaBoardProps } from "morabaraba/react";
import type { MorabarabaBoardAttributes } from "morabaraba/svelte";
import type { MorabarabaBoardComponent } from "morabaraba/vue";
import { expectTypeOf, test } from "vitest";

type VueProps = InstanceType<MorabarabaBoardComponent>["$props"];

test("templates give what setters take: null, and the last move as text", () => {
  type Given = MorabarabaBoardProps["lastMove"] &
    MorabarabaBoardAttributes["lastMove"] &
    VueProps["lastMove"];
  expectTypeOf<"d6-d7" | null>().toExtend<Given>();
  expectTypeOf<null>().toExtend<MorabarabaBoardProps["theme"]>();
  expectTypeOf<null>().toExtend<MancalaBoardProps["game"]>();
  expectTypeOf<"clockwise">().toExtend<MancalaBoardProps["direction"]>();
  expectTypeOf<"chess">().not.toExtend<MancalaBoardProps["layout"]>();
});
