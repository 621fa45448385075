/** The board of mills, as apps for every family ask for it. */
export { define } from "../../element/morabaraba/define.ts";

export const tag = "morabaraba-board";
