/** The sounds of the board: when they may be heard, and where. */
import { useEffect, useRef } from "react";
import { whenIdle } from "../core/idle.ts";

let opened: Promise<AudioContext> | undefined;

/** Opens the sound. That may hold the page up for a tenth of a second, so it waits until nothing else is to be done. */
function openSound(): Promise<AudioContext> | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  opened ??= new Promise((resolve) => whenIdle(() => resolve(new AudioContext())));
  return opened;
}

/** Plays a cue's sound, if the browser can. Browsers are silent until the first press on the page. */
export async function playSound(kind: string): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  const [tones, context] = await Promise.all([import("./tones.ts").catch(() => undefined), openSound()]);
  if (tones === undefined || context === undefined) return;
  void context.resume();
  tones.playTones(context, kind);
}

/** Opens the sound as soon as it is on, and plays the end that people decide: what the game decides by itself is heard from the board. */
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
