/** Synthesizes the board's sounds: knocks for cows, drops for seeds, notes for important events. */

interface Tone {
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** The delay after the cue and the length, in seconds. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const knock = (from: number, at = 0, loud = 0.5): Tone => ({
  from,
  to: from / 2,
  at,
  long: 0.09,
  loud,
  shape: "triangle",
});
const note = (from: number, at: number, long = 0.22): Tone => ({
  from,
  to: from,
  at,
  long,
  loud: 0.22,
  shape: "sine",
});

/** The tones for each kind of cue of either board. */
const tones: Readonly<Record<string, readonly Tone[]>> = {
  place: [knock(220)],
  move: [knock(180, 0, 0.4)],
  fly: [knock(300, 0, 0.3), knock(190, 0.08)],
  mill: [note(440, 0), note(554, 0.09), note(659, 0.18)],
  shot: [knock(120, 0, 0.8), knock(80, 0.05, 0.6)],
  end: [note(392, 0, 0.3), note(523, 0.18, 0.3), note(659, 0.36, 0.5)],
  refuse: [{ from: 140, to: 110, at: 0, long: 0.14, loud: 0.2, shape: "square" }],
  lift: [knock(160, 0, 0.3)],
  relay: [knock(170, 0, 0.3)],
  sow: [{ from: 620, to: 380, at: 0, long: 0.05, loud: 0.25, shape: "sine" }],
  capture: [knock(260), knock(320, 0.07), knock(390, 0.14)],
  sweep: [note(392, 0), note(523, 0.12)],
  low: [note(880, 0, 0.1)],
};

/** Plays a cue's tones, if it has any. */
export function playTones(context: AudioContext, kind: string): void {
  const now = context.currentTime;
  for (const { from, to, at, long, loud, shape } of tones[kind] ?? []) {
    const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + long);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud, now + at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + long);
  }
}
