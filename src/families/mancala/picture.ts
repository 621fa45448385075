/** Pictures of mancala, as apps for every family ask for them. */
export { svg } from "../../picture/mancala/svg.ts";
