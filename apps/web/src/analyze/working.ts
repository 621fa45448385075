/**
 * The player's current analysis, one for the whole page. Its record is in the browser's storage, so it
 * survives a visit to another part, and a reload.
 */
import { createStore, readStored, store } from "../core/store.ts";
import { familyNames, type Kit, kitOf } from "../family/family.ts";
import { findGame } from "../games/open.ts";
import { type Action, type Analysis, analyze, beginAnalysis, type Subject } from "./analysis.ts";

export const working = createStore<Analysis | undefined>(undefined);

const NAME = "analysis";

/** Milliseconds after a change until it is stored. */
const PAUSE = 400;

let pending: ReturnType<typeof setTimeout> | undefined;

function storeNow(): void {
  clearTimeout(pending);
  const analysis = working.get();
  if (analysis) store(NAME, analysis.now);
}

function show(analysis: Analysis): void {
  working.set(analysis);
  clearTimeout(pending);
  pending = setTimeout(storeNow, PAUSE);
}

addEventListener("pagehide", storeNow);

/** Applies an action to the analysis. Throws if the record cannot take it. */
export function act(kit: Kit, action: Action): void {
  const analysis = working.get();
  if (!analysis) return;
  const next = analyze(kit, analysis, action);
  if (next !== analysis) show(next);
}

/** Opens a game by id, or the last analysis for an empty id. Resolves to whether it exists. */
export async function openWorking(id: string): Promise<boolean> {
  if (id === "") {
    const stored = working.get() ? undefined : await storedSubject();
    if (stored && !working.get()) working.set(beginAnalysis(stored));
    return true;
  }
  const { family, record } = (await findGame(id)) ?? {};
  if (!family || !record) return false;
  const subject: Subject = { family, record, id };
  const before = working.get() ?? beginAnalysis(await storedSubject());
  show(analyze(await kitOf(family), before, { kind: "open", subject }));
  return true;
}

/** Reads the stored analysis, or begins with a new game. It checks everything stored. */
async function storedSubject(): Promise<Subject> {
  const { family, record, id } = Object(readStored(NAME)) as Record<string, unknown>;
  const known = familyNames.find((name) => name === family) ?? "mills";
  const kit = await kitOf(known);
  const read = kit.safeParseRecord(JSON.stringify(Object(record)));
  if (!read.ok) return { family: known, record: kit.createRecord() };
  return { family: known, record: read.value, ...(typeof id === "string" && { id }) };
}
