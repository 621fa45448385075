/* The terminal program's texts in English; for events on the board, it uses the library's words. */

/** A command: its name, what it does, and its argument. */
type Spoken = readonly [name: string, does: string, after?: string];

/** The names of the commands, which English has too. */
type CommandName =
  | "help"
  | "hint"
  | "analyze"
  | "undo"
  | "redo"
  | "rules"
  | "new"
  | "level"
  | "side"
  | "draw"
  | "resign"
  | "save"
  | "load"
  | "notation"
  | "language"
  | "quit";

/** The texts of the terminal program. */
export const terminal = {
  commands: {
    help: ["help", "show or hide this list"],
    hint: ["hint", "suggest a move"],
    analyze: ["analyze", "show who is better, and explain the last move"],
    undo: ["undo", "take a move back"],
    redo: ["redo", "play that move again"],
    rules: ["rules", "show the rules of this game"],
    new: ["new", "begin another game", "VARIANT"],
    level: ["level", "set how well the bot plays, 1 to 10", "N"],
    side: ["side", "choose your side, or both", "SIDE"],
    draw: ["draw", "offer a draw"],
    resign: ["resign", "give up the game"],
    save: ["save", "save the game", "FILE"],
    load: ["load", "continue a saved game", "FILE"],
    notation: ["notation", "switch between d6 and A2"],
    language: ["language", "choose the next language, or the one that you name", "TAG"],
    quit: ["quit", "leave the game"],
  } as Readonly<Record<CommandName, Spoken>>,
  yes: "yes",
  no: "no",
  both: "both",
  person: "person",
  bot: "bot, level {level}",
  thinking: "{player} is thinking...",
  paused: "Paused. Press Enter to continue.",
  running: "Press Enter to pause.",
  over: "The game is over. Type new, undo, save or quit.",
  answer: "Answer yes or no.",
  start: "Type a move, such as {move}, or a command: help, hint, undo, new, quit.",
  keys: "help · Tab completes · ↑↓ choose · Enter plays · Ctrl-C leaves",
  more: "Press Enter for more, Escape for the board.",
  inHand: "{count} in hand",
  onBoard: "{count} on the board, {phase}",
  tooSmall: "This terminal is too small for the board.",
  unknown: '"{text}" is neither a move nor a command. Type help to see all commands.',
  notYourTurn: "It is not your turn.",
  nothingToUndo: "There is nothing to take back.",
  nothingToRedo: "There is no move to play again.",
  hint: "Try {move}.",
  score: "{player} stands at {score} after a search of {depth} plies ({nodes} positions).",
  forced: "{player} wins by force. Plies to the end: {plies}.",
  margin: "{player} is certain to win by {margin} seeds.",
  certain: "{player} is certain to win.",
  line: "Expected: {line}",
  offers: "{player} offers a draw. Does {other} accept?",
  declined: "{player} declines the draw.",
  saved: "Saved as {path}.",
  notSaved: "Could not save {path}: {why}",
  loaded: "Loaded {path}.",
  notLoaded: "Could not read {path}: {why}",
  damaged: "{path} is damaged; the {plies} plies before the fault are loaded. {why}",
  overwrite: "{path} already exists. Overwrite it?",
  needs: "This command needs an argument: {command} {after}.",
  oneNotation: "This game has only one notation.",
};

export type TerminalWords = typeof terminal;
