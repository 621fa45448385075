/** The board of mancala, as apps for every family ask for it. */
export { define } from "../../element/mancala/define.ts";

export const tag = "mancala-board";
