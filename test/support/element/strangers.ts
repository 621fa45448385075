/**
 * Pages as other people write them, with style sheets that know nothing of the boards. `{board}` stands for a
 * board. Each page has a board in a place of its own.
 */
const RESET = `
  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { color-scheme: light dark; -webkit-text-size-adjust: none; }
  body { font: 16px/1.5 system-ui, sans-serif; min-height: 100dvh; }
  img, picture, svg, video, canvas { display: block; max-width: 100%; }
  input, button, textarea, select { font: inherit; }
  p, h1, h2, h3 { overflow-wrap: break-word; }`;

const page = (css: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${RESET}${css}</style>
<body>${body}`;

const lines = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<p class="line"><b>Lindiwe</b> Message ${i + 1}: shall we play one more after lunch?</p>`,
  ).join("");

/** The pages by name. */
export const strangers: Readonly<Record<string, string>> = {
  /** The messages scroll between a header and a field that stay. */
  chat: page(
    `
    body { display: flex; flex-direction: column; height: 100dvh; }
    header { padding: 12px 16px; border-bottom: 1px solid #8886; }
    #messages { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px; }
    .line { margin-bottom: 12px; }
    .bubble { max-width: 34rem; padding: 12px; border-radius: 16px; background: #8882; overflow: hidden; }
    footer { display: flex; gap: 8px; padding: 12px 16px; border-top: 1px solid #8886; }
    footer input { flex: 1; min-width: 0; height: 44px; }`,
    `<header><h1 style="font-size:1.25rem">Club</h1></header>
    <div id="messages">${lines(3)}<div class="bubble"><p>Your move:</p>{board}</div>${lines(12)}</div>
    <footer><input aria-label="Message"><button>Send</button></footer>`,
  ),
  /** A modal dialog that grows as it opens. */
  modal: page(
    `
    main { padding: 24px; }
    dialog { margin: auto; padding: 20px; width: min(92vw, 640px); border: 1px solid #8886; border-radius: 12px; }
    dialog { animation: grow 150ms ease-out; }
    @keyframes grow { from { transform: scale(0.6) translateY(80px); } }
    dialog h2 { margin-bottom: 12px; }
    dialog form { display: flex; justify-content: flex-end; margin-top: 12px; }
    dialog button { height: 44px; padding: 0 20px; }`,
    `<main><h1>Lessons</h1>${lines(40)}</main>
    <dialog><h2>Try it</h2>{board}<form method="dialog"><button>Close</button></form></dialog>
    <script>document.querySelector("dialog").showModal()</script>`,
  ),
  /** An article with a header that sticks, read on a phone. */
  phone: page(
    `
    header { position: sticky; top: 0; z-index: 1; padding: 14px 16px; background: Canvas; border-bottom: 1px solid #8886; }
    article { max-width: 60rem; margin: 0 auto; padding: 16px 0; }
    article > :is(h1, p) { padding: 0 16px; margin-bottom: 16px; }`,
    `<header><b>The Daily Herd</b></header>
    <article><h1>How twelve cows won the cup</h1><p>She placed the first on d6.</p>{board}${lines(12)}</article>`,
  ),
  /** A form in two columns; the board is a cell beside fields that are higher than it. */
  form: page(
    `
    form { display: grid; gap: 24px; max-width: 72rem; margin: 0 auto; padding: 24px 16px; }
    @media (min-width: 800px) { form { grid-template-columns: minmax(0, 1fr) 20rem; } }
    fieldset { display: grid; gap: 12px; padding: 16px; border: 1px solid #8886; min-width: 0; }
    label { display: grid; gap: 4px; }
    input, textarea { width: 100%; min-height: 44px; }`,
    `<form><fieldset><legend>Your answer</legend>{board}</fieldset>
    <fieldset><legend>About you</legend>${["Name", "School", "Class", "Town", "Teacher", "Country"]
      .map((name) => `<label>${name}<input></label>`)
      .join("")}<label>Why?<textarea rows="14"></textarea></label><button>Send</button></fieldset></form>`,
  ),
  /** The page moves its board into a small window, as with picture-in-picture; its own window stays large. */
  window: page(
    `
    body { display: grid; place-items: center; min-height: 100vh; background: #8883; }
    iframe { width: 320px; height: 380px; border: 0; box-shadow: 0 4px 24px #0006; background: Canvas; }`,
    `<iframe title="Board"></iframe>{board}
    <script type="module">
      const { document: small } = document.querySelector("iframe").contentWindow;
      small.body.style.margin = "0";
      small.body.append(document.querySelector("morabaraba-board, mancala-board"));
    </script>`,
  ),
};

/** Returns a page, of a name or with a body, with a board. `define` is the code that defines its element. */
export const strangerWith = (name: string, tag: string, define: string, attributes = ""): string =>
  (strangers[name] ?? page("", name))
    .replace("{board}", `<${tag} animation="0" ${attributes}></${tag}>`)
    .replace("<body>", `<script type="module">${define}</script><body>`);
