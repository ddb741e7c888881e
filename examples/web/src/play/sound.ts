// Sounds of what happens, made here and off until somebody wants them. Nothing sounds before somebody has pressed anything,
// as browsers have it; and nothing runs while nothing sounds.
import { effect, signal } from '@preact/signals';
import { set, setting } from './store';

export const isSounding = signal(setting('sound') === 'on');
export function chooseSound(isOn: boolean): void {
  isSounding.value = isOn;
  set('sound', isOn ? 'on' : 'off');
  if (isOn) wake();
}

export type Sound = 'move' | 'card' | 'dice' | 'capture' | 'turn' | 'end';

let context: AudioContext | null = null;
/** After a press. */
function wake(): void {
  if (!isSounding.value || context !== null) return;
  context = new AudioContext();
  void context.suspend();
}
effect(() => {
  if (isSounding.value) {
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, wake, { once: true });
    return;
  }
  void context?.close();
  context = null;
});

/** A tone that begins so late, in seconds, as long and as loud as is said, and goes from a pitch to another. */
type Tone = readonly [late: number, long: number, loud: number, from: number, to: number, shape?: OscillatorType];

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [[0, 0.09, 0.35, 240, 150]],
  card: [
    [0, 0.05, 0.1, 1900, 700, 'triangle'],
    [0.04, 0.05, 0.07, 1300, 500, 'triangle'],
  ],
  dice: [0, 0.07, 0.12, 0.2].map((late): Tone => [late, 0.03, 0.2, 900 - 1500 * late, 500, 'square']),
  capture: [
    [0, 0.2, 0.2, 420, 110, 'sawtooth'],
    [0.05, 0.2, 0.3, 180, 70],
  ],
  turn: [
    [0, 0.12, 0.15, 660, 660],
    [0.11, 0.2, 0.15, 880, 880],
  ],
  end: [523, 659, 784, 1047].map((pitch, at): Tone => [0.14 * at, 0.3, 0.2, pitch, pitch, 'triangle']),
};

/** So long a sound stays alone, in seconds: of moves that follow at once only the first is heard. */
const shortest = 0.06;
let last = -1;
/** How many tones are to be heard yet. */
let left = 0;

export function sound(name: Sound): void {
  const on = context;
  if (on === null) return;
  void on.resume();
  const now = on.currentTime;
  if (now - last < shortest && name !== 'end' && name !== 'turn') return;
  last = now;
  for (const [late, long, loud, from, to, shape = 'sine'] of tones[name]) {
    const [tone, volume] = [on.createOscillator(), on.createGain()];
    const begin = now + late;
    tone.type = shape;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
    tone.connect(volume).connect(on.destination);
    ++left;
    tone.onended = () => --left === 0 && on.state === 'running' && void on.suspend();
    tone.start(begin);
    tone.stop(begin + long);
  }
}

/** What a move sounds like by what happened, the most striking first. */
const striking: readonly (readonly [Sound, RegExp])[] = [
  ['capture', /captured|robbed|imprisoned|alarm_went_off/],
  ['dice', /rolled|thrown/],
  ['move', /_(moved|stepped|entered|crossed|written|swapped)$|^tile_taken/],
  ['card', /^(card|tool|tile|symbol)s?_(dealt|drawn|given|played|discarded|laid|revealed|taken|turned)/],
];
export function soundOf(kinds: readonly string[]): Sound | null {
  return striking.find(([, pattern]) => kinds.some((kind) => pattern.test(kind)))?.[0] ?? null;
}
