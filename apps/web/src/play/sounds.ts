/** The sounds of the board: when they may be heard, and where. */
import { whenIdle } from "../core/idle.ts";

let opened: Promise<AudioContext> | undefined;

/** Opens the sound. That may hold the page up for a tenth of a second, so it waits until nothing else is to be done. */
export function openSound(): Promise<AudioContext> | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  opened ??= new Promise((resolve) => whenIdle(() => resolve(new AudioContext())));
  return opened;
}

/** Plays the sound of a cue. Browsers stay silent until the page has been touched; without sound there is none. */
export async function playSound(kind: string): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  const [tones, context] = await Promise.all([import("./tones.ts").catch(() => undefined), openSound()]);
  if (tones === undefined || context === undefined) return;
  void context.resume();
  tones.playTones(context, kind);
}
