/** Whether the player is in the middle of something that nothing should interrupt, such as a game. */
import { createStore } from "./store.ts";

export const busy = createStore(false);
