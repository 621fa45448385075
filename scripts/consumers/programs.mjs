// The program of every consumer. It imports every entry point that needs no framework, plays games of both
// families with and without bots, checks that all entry points share their error classes, and prints one
// line, which must be the same everywhere.
import { entryPointsAlone, packageName } from "../entry-points.mjs";

const names = entryPointsAlone.map((_, i) => `entryPoint${i}`);
const specifiers = entryPointsAlone.map(({ specifier }) => specifier);

const body = (/** @type {boolean} */ typed) => {
  const any = typed ? ": any" : "";
  const text = typed ? ": string" : "";
  return `
const entryPoints${typed ? ": Record<string, any>[]" : ""} = [${names.join(", ")}];
const of = (specifier${text}) => entryPoints[${JSON.stringify(specifiers)}.indexOf(specifier)]${typed ? " as any" : ""};
const mills = of("${packageName}");
const mancala = of("${packageName}/mancala");
function play(verbs${any}, variant${text}) {
  let game = verbs.createGame(variant);
  for (let ply = 0; ply < 2000 && verbs.outcome(game) === undefined; ply++) {
    const moves = verbs.legalMoves(game);
    game = verbs.applyMove(JSON.parse(JSON.stringify(game)), moves[(ply * 7919) % moves.length]);
  }
  return variant + " " + game.ply + " plies " + (verbs.outcome(game)?.reason ?? "unfinished");
}
async function search(verbs${any}, bots${any}, variant${text}) {
  let game = verbs.createGame(variant);
  const bot = bots.createBot({ seed: 1 });
  const moves${typed ? ": string[]" : ""} = [];
  while (game.ply < 60 && verbs.outcome(game) === undefined) {
    const limits = { nodes: 2000 };
    const { move } = game.ply % 2 === 0
      ? await bot.chooseMove(game, limits)
      : bots.chooseMoveSync(game, { ...limits, seed: game.ply });
    moves.push(verbs.formatMove(game, move));
    game = verbs.applyMove(game, move);
  }
  let sum = 0;
  for (const letter of moves.join(" ")) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return variant + " searched " + moves.length + " plies " + sum.toString(16);
}
/** Returns whether an error of one entry point is an instance of the class that another exports. */
function isOneClass() {
  for (const throws of [
    () => mills.applyMove(mills.createGame(), { to: "z9" }),
    () => mancala.applyMove(mancala.createGame(), "99"),
    () => of("${packageName}/bots").chooseMoveSync({}),
    () => of("${packageName}/records").parseRecord("[Variant"),
  ]) {
    try {
      throws();
      return false;
    } catch (error${any}) {
      const classes = entryPoints.flatMap((entryPoint) => entryPoint[error.name] ?? []);
      if (classes.length === 0 || classes.some((one) => !(error instanceof one))) return false;
    }
  }
  return true;
}
Promise.all([
  play(mills, "standard"),
  play(mancala, "oware"),
  ...["standard", "mssa", "nineMens"].map((variant) => search(mills, of("${packageName}/bots"), variant)),
  ...["kalah", "oware", "congkak"].map((variant) => search(mancala, of("${packageName}/mancala/bots"), variant)),
  entryPoints.length + " entry points",
  isOneClass() ? "one class of errors" : "TWO CLASSES OF ERRORS",
]).then((parts) => console.log(parts.join(", ")));
`;
};
const imports = specifiers.map((specifier, i) => `import * as ${names[i]} from "${specifier}";`).join("\n");
const requires = specifiers.map((specifier, i) => `const ${names[i]} = require("${specifier}");`).join("\n");

export const esm = `${imports}\n${body(false)}`;
export const commonJs = `${requires}\n${body(false)}`;
/** Uses the types, so that a wrong one does not compile. */
export const typed = `${imports}
import { applyMove, createGame, type Game, legalMoves, type Move, outcome } from "${packageName}";
declare const console: { log(text: string): void };
const first: Game = createGame("mssa");
const moves: readonly Move[] = legalMoves(first);
const next: Game = applyMove(first, moves[0] ?? { to: "a7" });
if (outcome(next) !== undefined || next.turn === first.turn) throw new Error("a move changes the turn");
${body(true)}`;
export const jest = `test("plays", async () => {
  const printed = new Promise((resolve) => jest.spyOn(console, "log").mockImplementation(resolve));
  ${commonJs}
  process.stdout.write((await printed) + "\\n");
}, 60_000);
`;

export const tsconfig = (/** @type {string} */ module, /** @type {string} */ moduleResolution) =>
  JSON.stringify({
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      module,
      moduleResolution,
      strict: true,
      skipLibCheck: false,
      types: [],
      rootDir: ".",
      outDir: "out",
    },
    include: ["main.*"],
  });

/** A test of an app in jsdom: both boards as components of React. */
export const jestBoards = `/** @jest-environment jsdom */
const { parsePosition } = require("${packageName}");
const { MancalaBoard, MorabarabaBoard } = require("${packageName}/react");
const { act, createElement } = require("react");
const { createRoot } = require("react-dom/client");
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const press = (tag, label) =>
  act(async () => document.querySelector(tag).shadowRoot.querySelector('[aria-label^="' + label + '"]').click());
test("both boards are played", async () => {
  const heard = [];
  const hear = ({ detail }) => heard.push(detail.notation ?? detail.code);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
  await act(async () =>
    root.render([
      createElement(MorabarabaBoard, { key: "mills", game, onMove: hear, onRefuse: hear }),
      createElement(MancalaBoard, { key: "mancala", variant: "oware", onMove: hear }),
    ]),
  );
  for (const point of ["a7, ", "g7, ", "a4, "]) await press("morabaraba-board", point);
  await press("mancala-board", "House A of South");
  expect(heard).toEqual(["cow-in-hand", "g7xa4", "A"]);
});
`;
