// Sounds, made as they are needed and quiet: a card, a coin, dice, wood, water, a bell. None before the reader has done
// something, because browsers do not let a page sound before that.

import { setting } from "./store.js";

const APART = 0.16; // seconds between one sound and the next
const MOST = 3; // sounds of one position

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

for (const event of ["pointerdown", "keydown"]) {
  document.addEventListener(event, () => { context ??= new AudioContext(); context.resume(); }, { once: true });
}

/** @type {Record<string, (start: number) => void>} */
const SOUNDS = {
  card: (start) => noise(start, { frequency: 3200, q: 0.8, loudness: 0.05, length: 0.09 }),
  coin: (start) => {
    note(start, 1975, 0.03, 0.25);
    note(start + 0.06, 2637, 0.03, 0.35);
  },
  dice: (start) => {
    for (const [place, late] of [0, 0.07, 0.13, 0.22].entries()) {
      noise(start + late, { frequency: 900 + 180 * (place % 2), q: 3, loudness: 0.1 - place * 0.015, length: 0.05 });
    }
  },
  wood: (start) => {
    noise(start, { frequency: 420, q: 4, loudness: 0.14, length: 0.07 });
    note(start, 180, 0.05, 0.09);
  },
  water: (start) => noise(start, { frequency: 650, q: 0.6, loudness: 0.05, length: 0.7, rise: 0.25 }),
  bell: (start) => bell(start, 587.3),
  banner: (start) => bell(start, 440),
};

/**
 * What happened is heard, in its order; of many things only the last few.
 * @param {string[]} moments
 */
export function sound(moments) {
  const heard = moments.filter((moment) => moment in SOUNDS);
  const told = heard.filter((moment, at) => moment !== heard[at - 1]).slice(-MOST);
  if (!setting("sound") || context?.state !== "running" || document.hidden) return;
  const { currentTime } = context;
  for (const [at, moment] of told.entries()) SOUNDS[moment](currentTime + at * APART);
}

/**
 * A ship's bell: each note fades slowly and carries a quiet overtone.
 * @param {number[]} notes
 */
export function ring(notes) {
  if (!setting("sound") || context?.state !== "running") return;
  const { currentTime } = context;
  for (const [place, frequency] of notes.entries()) bell(currentTime + place * 0.18, frequency);
}

/**
 * @param {number} start
 * @param {number} frequency
 */
function bell(start, frequency) {
  note(start, frequency, 0.16, 1.2);
  note(start, frequency * 2.76, 0.03, 1.2);
}

/**
 * @param {number} start
 * @param {number} frequency
 * @param {number} loudness
 * @param {number} length in seconds
 */
function note(start, frequency, loudness, length) {
  if (!context) return;
  const source = new OscillatorNode(context, { frequency });
  source.connect(swell(context, { start, loudness, length, rise: 0.01 }));
  source.start(start);
  source.stop(start + length + 0.1);
}

/**
 * Something that is struck or rubbed: noise of about one pitch.
 * @param {number} start
 * @param {{ frequency: number, q: number, loudness: number, length: number, rise?: number }} manner
 */
function noise(start, { frequency, q, loudness, length, rise = 0.004 }) {
  if (!context) return;
  hiss ??= hissing(context);
  const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const pitch = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: q });
  source.connect(pitch).connect(swell(context, { start, loudness, length, rise }));
  source.start(start);
  source.stop(start + length + 0.1);
}

/**
 * From silence to loud and back.
 * @param {AudioContext} on
 * @param {{ start: number, loudness: number, length: number, rise: number }} manner
 */
function swell(on, { start, loudness, length, rise }) {
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(on.destination);
  return volume;
}

/**
 * A second of noise.
 * @param {AudioContext} on
 */
function hissing(on) {
  const buffer = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
