import type { Chance } from './chance.ts'

/** Smooth randomness for ridges, coasts and clouds. */

const ease = (share: number) => share * share * (3 - 2 * share)
const TABLE = 256

/** A wavy line around 0, roughly within ±1; one unit of x is one bump, each octave adds finer ones. */
export function wave(chance: Chance, octaves: number): (x: number) => number {
  const table = Array.from({ length: TABLE }, () => chance.between(-1, 1))
  const at = (place: number) => {
    const index = Math.floor(place)
    const from = table[index & (TABLE - 1)] ?? 0
    const to = table[(index + 1) & (TABLE - 1)] ?? 0
    return from + (to - from) * ease(place - index)
  }
  return (x) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) sum += at(x * 2 ** octave + octave * 17) / 2 ** octave
    return sum / 1.6
  }
}

/** The same over a plane. */
export function field(chance: Chance, octaves: number): (x: number, y: number) => number {
  const table = Array.from({ length: TABLE * TABLE }, () => chance.between(-1, 1))
  const value = (x: number, y: number) => table[(y & (TABLE - 1)) * TABLE + (x & (TABLE - 1))] ?? 0
  const at = (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const across = ease(x - left)
    const upper = value(left, top) + (value(left + 1, top) - value(left, top)) * across
    const lower = value(left, top + 1) + (value(left + 1, top + 1) - value(left, top + 1)) * across
    return upper + (lower - upper) * ease(y - top)
  }
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += at(x * 2 ** octave + octave * 31, y * 2 ** octave + octave * 57) / 2 ** octave
    }
    return sum / 1.6
  }
}
