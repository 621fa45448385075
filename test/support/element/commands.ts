/** Browser commands for tests in a page: a real mouse, touch, keys, and a screen reader's view. */
import type { BrowserCommand } from "vitest/node";

/** One action of a hand, at a place in the browser's window. */
export type Act =
  | readonly ["click" | "double" | "tap" | "down" | "move", x: number, y: number]
  | readonly ["up"]
  | readonly ["drag" | "pen" | "touch" | "interrupt", x: number, y: number, toX: number, toY: number]
  | readonly ["key", key: string]
  | readonly ["hold", key: string];

/** Carries out actions one after the other. */
export const act: BrowserCommand<[acts: readonly Act[]]> = async ({ page, context }, acts) => {
  const { keyboard, mouse, touchscreen } = page;
  for (const each of acts) {
    if (each[0] === "key") await keyboard.press(each[1]);
    else if (each[0] === "hold") {
      for (let i = 0; i < 3; i++) await keyboard.down(each[1]);
      await keyboard.up(each[1]);
    } else if (each[0] === "click") await mouse.click(each[1], each[2]);
    else if (each[0] === "double") await mouse.dblclick(each[1], each[2]);
    else if (each[0] === "tap") await touchscreen.tap(each[1], each[2]);
    else if (each[0] === "up") await mouse.up();
    else {
      const [how, x, y, toX = x, toY = y] = each;
      if (how === "down" || how === "move" || how === "drag") {
        await mouse.move(x, y);
        if (how !== "move") await mouse.down();
        if (how !== "drag") continue;
        await mouse.move(toX, toY, { steps: 2 });
        await mouse.up();
        continue;
      }
      const session = await sessionOf(context, page);
      if (how === "pen") {
        const pen = (type: string, buttons: number, x: number, y: number): Promise<unknown> =>
          session.send("Input.dispatchMouseEvent", {
            ...{ type, x, y, buttons, clickCount: 1, pointerType: "pen" },
            button: type === "mouseMoved" && !buttons ? "none" : "left",
          } as never);
        await pen("mouseMoved", 0, x, y);
        await pen("mousePressed", 1, x, y);
        await pen("mouseMoved", 1, (x + toX) / 2, (y + toY) / 2);
        await pen("mouseMoved", 1, toX, toY);
        await pen("mouseReleased", 0, toX, toY);
        continue;
      }
      const touch = (type: string, ...touchPoints: readonly object[]): Promise<unknown> =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
      await touch("touchStart", { x, y });
      await touch("touchMove", { x: (x + toX) / 2, y: (y + toY) / 2 });
      await touch("touchMove", { x: toX, y: toY });
      await touch(how === "touch" ? "touchEnd" : "touchCancel");
    }
  }
};

type Context = Parameters<typeof act>[0];
type Session = Awaited<ReturnType<Context["context"]["newCDPSession"]>>;
const sessions = new WeakMap<object, Promise<Session>>();

function sessionOf(context: Context["context"], page: Context["page"]): Promise<Session> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Settings that people have for all pages. */
export const prefer: BrowserCommand<
  [settings: { reducedMotion?: "reduce" | "no-preference"; forcedColors?: "active" | "none" }]
> = async ({ page }, settings) => {
  await page.emulateMedia(settings);
};

/** Turns the dark mode on or off that a browser forces on pages if people prefer dark ones. */
export const forceDark: BrowserCommand<[enabled: boolean]> = async ({ page, context }, enabled) => {
  const session = await sessionOf(context, page);
  await page.emulateMedia({ colorScheme: enabled ? "dark" : "light" });
  await session.send("Emulation.setAutoDarkModeOverride", enabled ? { enabled } : {});
};

/** Returns a screenshot of the whole window, as a URL. */
export const screenshot: BrowserCommand<[]> = async ({ page }) =>
  `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;

/** A node of the accessibility tree. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly id: number;
  readonly states: Readonly<Record<string, unknown>>;
}

interface Described {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly backendDOMNodeId?: number;
  readonly ignored?: boolean;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The accessibility tree of the page under test, as Chromium computes it. */
export const hear: BrowserCommand<[]> = async ({ page, context, frame }) => {
  const session = await sessionOf(context, page);
  const url = (await frame()).url();
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.childFrames?.find((each) => each.frame.url === url)?.frame.id as string;
  const { nodes } = (await session.send("Accessibility.getFullAXTree", { frameId })) as {
    nodes: readonly Described[];
  };
  return nodes.flatMap(({ role, name, backendDOMNodeId, ignored, properties = [] }): Heard[] =>
    ignored || backendDOMNodeId === undefined
      ? []
      : [
          {
            role: `${role?.value}`,
            name: `${name?.value ?? ""}`,
            id: backendDOMNodeId,
            states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
          },
        ],
  );
};

/** Activates a node as a screen reader does. */
export const activate: BrowserCommand<[id: number]> = async ({ page, context }, id) => {
  const session = await sessionOf(context, page);
  const { object } = await session.send("DOM.resolveNode", { backendNodeId: id });
  await session.send("Runtime.callFunctionOn", {
    objectId: object.objectId as string,
    functionDeclaration: "function () { this.focus(); this.click(); }",
  });
};

/** Saves a screenshot of the page if `PHOTOGRAPHS` names a folder. */
export const photograph: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  const folder = process.env["PHOTOGRAPHS"];
  if (folder) await iframe.locator("body").screenshot({ path: `${folder}/${name}.png` });
};
