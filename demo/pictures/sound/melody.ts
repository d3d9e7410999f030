import type { Chance } from '../chance.ts'

/** A few bars of plucked strings: each note decays, the scale forgives everything. */

export const SAMPLES_PER_SECOND = 11_025

const PENTATONIC = [0, 3, 5, 7, 10, 12, 15]
const SECONDS = 6
const BEAT = 0.25

export function playMelody(chance: Chance): Float64Array {
  const sound = new Float64Array(SAMPLES_PER_SECOND * SECONDS)
  const root = 220 * 2 ** (chance.whole(-3, 4) / 12)
  const phrase = Array.from({ length: 8 }, () => chance.pick(PENTATONIC))
  for (let beat = 0; beat < (SECONDS - 1) / BEAT; beat++) {
    if (beat % 4 === 0)
      pluck(sound, { at: beat * BEAT, pitch: root / (beat % 8 === 0 ? 2 : 1.5), loud: 0.32 })
    if (chance.happens(0.25)) continue
    const step = phrase[beat % 8] ?? 0
    pluck(sound, { at: beat * BEAT, pitch: root * 2 ** (step / 12), loud: chance.between(0.18, 0.3) })
  }
  return sound
}

function pluck(sound: Float64Array, note: { at: number; pitch: number; loud: number }): void {
  const start = Math.floor(note.at * SAMPLES_PER_SECOND)
  for (let sample = 0; start + sample < sound.length; sample++) {
    const seconds = sample / SAMPLES_PER_SECOND
    const angle = seconds * note.pitch * Math.PI * 2
    const tone =
      Math.sin(angle) +
      0.4 * Math.sin(angle * 2) * Math.exp(-seconds * 6) +
      0.15 * Math.sin(angle * 3) * Math.exp(-seconds * 9)
    const swell = Math.min(1, seconds * 200) * Math.exp(-seconds * 3.2)
    sound[start + sample] = (sound[start + sample] ?? 0) + tone * swell * note.loud
  }
}
