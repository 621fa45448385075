/** Opponents in the page's own workers. */
import { createOpponent, type Opponent } from "morabaraba/opponent";
import type { EitherTypes, FamilyName } from "../family/family.ts";

export const startWorker = (): Worker =>
  new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" });

export const startOpponent = (name: FamilyName, level?: number): Opponent<EitherTypes> =>
  createOpponent({ name }, startWorker, { level });
