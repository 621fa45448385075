/** The screen, redrawn in place. */
import { expect, test } from "vitest";
import { openScreen } from "../../../../src/command/game/screen/screen.ts";

test("a line is erased before it is written, because erasing afterwards removes a full line's last character", () => {
  let written = "";
  const screen = openScreen({
    write(text) {
      written += text;
    },
  });
  screen.draw(["a".repeat(80), "b"], [0, 0]);
  expect(written).toContain(`\x1b[1;1H\x1b[K${"a".repeat(80)}\x1b[2;1H\x1b[Kb`);
  screen.draw(["c".repeat(80)], [2, 0]);
  expect(written.slice(written.lastIndexOf("c"))).toBe("c\x1b[2;1H\x1b[K\x1b[1;3H\x1b[?25h\x1b[?2026l");
  const before = written.length;
  screen.draw(["c".repeat(80)], [2, 0]);
  expect(written.slice(before)).not.toContain("c");
  screen.leave();
  screen.draw(["d"], [0, 0]);
  expect(written.endsWith("\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l")).toBe(true);
});
