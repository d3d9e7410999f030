/** Tests docs/spec/conventions.md#contrast. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const COLOUR = /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g
const colours = new Map([...css.matchAll(COLOUR)].map(([, name, light, dark]) => [name, { light, dark }]))

const GROUNDS = ['page', 'surface', 'surface-raised', 'accent-quiet']

/** Pairs of text and background: at least 4.5 to 1 (WCAG 1.4.3). */
const TEXT: [string, string[]][] = [
  ['text', GROUNDS],
  ['text-quiet', GROUNDS],
  ['link', GROUNDS],
  ['accent', GROUNDS],
  ['danger', GROUNDS],
  ['positive', GROUNDS],
  ['warning', GROUNDS],
  ['greentext', GROUNDS],
  ['accent-text', ['accent']],
  ['danger-text', ['danger']],
  ['page', ['text', 'danger']],
]

/** Pairs of edges or focus rings and their background: at least 3 to 1 (WCAG 1.4.11). */
const SEEN: [string, string[]][] = [
  ['line-strong', GROUNDS],
  ['focus', GROUNDS],
]

/**
 * The ground beneath clear pictures, on which black and white drawings can both be seen
 * (docs/spec/media.md#clear-pictures).
 */
const BENEATH_PICTURES = ['ground', 'ground-check']

function channel(value: number) {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: 'light' | 'dark', one: string, other: string) {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(colours.get(name)?.[theme] ?? name))
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

// docs/spec/conventions.md#contrast
describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(TEXT)('%s can be read on %j', (name, grounds) => {
    for (const ground of grounds) expect(contrast(theme, name, ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SEEN)('%s can be seen on %j', (name, grounds) => {
    for (const ground of grounds) expect(contrast(theme, name, ground), ground).toBeGreaterThanOrEqual(3)
  })

  // docs/spec/media.md#clear-pictures
  test.each(['#000000', '#ffffff'])('a drawing in %s can be seen beneath which nothing is', (drawn) => {
    for (const ground of BENEATH_PICTURES) {
      expect(colours.get(ground), ground).toBeDefined()
      expect(contrast(theme, drawn, ground), ground).toBeGreaterThanOrEqual(3)
    }
  })
})
