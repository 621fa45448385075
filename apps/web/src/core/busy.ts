/** Whether the player is doing something that must not be interrupted, such as playing a game. */
import { createStore } from "./store.ts";

export const busy = createStore(false);
