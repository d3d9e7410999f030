/**
 * Random choices that repeat: the same seed text always gives the same ones, so that the demo never changes
 * by itself.
 */

export interface RepeatableRandom {
  /** Returns a number from 0 up to, not including, 1. */
  next: () => number
  between: (least: number, most: number) => number
  /** Returns a whole number. Both ends are possible. */
  whole: (least: number, most: number) => number
  pick: <T>(items: readonly T[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
  happens: (probability: number) => boolean
}

export function repeatableRandom(seed: string): RepeatableRandom {
  const next = generator(hash(seed))
  const between = (least: number, most: number) => least + next() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  return {
    next,
    between,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
    happens: (probability) => next() < probability,
  }
}

/**
 * Returns the FNV-1a hash of a text, mixed once more: seeds that differ only in their last letter would be
 * alike.
 */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** Returns the generator mulberry32, which is small and fast. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
