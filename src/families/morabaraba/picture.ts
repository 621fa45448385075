/** Pictures of mills, as apps for every family ask for them. */
export { svg } from "../../picture/morabaraba/svg.ts";
