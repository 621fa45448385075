/** Plays the board's sounds. */
import { useEffect, useRef } from "react";
import { whenIdle } from "../core/idle.ts";

let opened: Promise<AudioContext> | undefined;

/** Opens the audio context when the page is idle, because this can block the page for a tenth of a second. */
function openSound(): Promise<AudioContext> | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  opened ??= new Promise((resolve) => whenIdle(() => resolve(new AudioContext())));
  return opened;
}

/** Plays a cue's sound, if the browser can. Browsers allow none before the first press on the page. */
export async function playSound(kind: string): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  const [tones, context] = await Promise.all([import("./tones.ts").catch(() => undefined), openSound()]);
  if (tones === undefined || context === undefined) return;
  void context.resume();
  tones.playTones(context, kind);
}

/** Opens the audio context if sounds are on, and plays the end of games that end off the board. */
export function useSounds(isOn: boolean, endReason: string | undefined): void {
  const heard = useRef(endReason);
  useEffect(() => {
    if (isOn) openSound();
  }, [isOn]);
  useEffect(() => {
    const isDecided = ["resignation", "agreement", "time"].includes(endReason ?? "");
    if (isOn && isDecided && heard.current !== endReason) playSound("end");
    heard.current = endReason;
  }, [endReason, isOn]);
}
