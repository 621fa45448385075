/** What has changed between two boards. */
import { describe, expect, test } from "vitest";
import { changeBetween } from "../../../src/element/morabaraba/changes.ts";

describe("a change", () => {
  const between = (before: string, after: string): unknown =>
    changeBetween(before, after, ["a3", "b3", "c3"]);

  test("is a cow that came from the hand", () => {
    expect(between("...", ".L.")).toEqual({ came: { to: "b3", from: undefined }, gone: [] });
  });

  test("is a cow that came from another point", () => {
    expect(between("L..", "..L")).toEqual({ came: { to: "c3", from: "a3" }, gone: [] });
  });

  test("is a cow that came and one that was shot", () => {
    expect(between("LD.", "..L")).toEqual({ came: { to: "c3", from: "a3" }, gone: ["b3"] });
    expect(between(".D.", "..L")).toEqual({ came: { to: "c3", from: undefined }, gone: ["b3"] });
  });

  test("is cows that are gone, or nothing", () => {
    expect(between("LDL", "..L")).toEqual({ gone: ["a3", "b3"] });
    expect(between("LDL", "LDL")).toEqual({ gone: [] });
  });

  test("a cow on a point where one of the other side stood has come there", () => {
    expect(between("LD.", ".L.")).toEqual({ came: { to: "b3", from: "a3" }, gone: ["b3"] });
  });

  test("is none where more than one cow came, or on another board", () => {
    expect(between("...", "LL.")).toBeUndefined();
    expect(changeBetween("L...", "...", ["a3", "b3", "c3"])).toBeUndefined();
  });
});
