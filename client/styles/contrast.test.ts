/** Tests docs/spec/conventions.md#contrast, for the colours of Kith and for the themes of deploy/. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [, more = ''] = css.split('@media (prefers-contrast: more)')

type Theme = 'light' | 'dark'
type Colours = ReadonlyMap<string, Record<Theme, string>>

/** Reads the colours that a part of the sheet sets. One may stand for another. */
function read(part: string, known: Colours = new Map()): Colours {
  const colours = new Map(known)
  for (const [, name = '', light = '', dark = ''] of part.matchAll(
    /--color-([\w-]+): light-dark\((#[0-9a-f]{6,8}), (#[0-9a-f]{6,8})\)/g,
  ))
    colours.set(name, { light, dark })
  for (const [, name = '', other = ''] of part.matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\)/g)) {
    const same = colours.get(other)
    if (same) colours.set(name, same)
  }
  return colours
}

const ordinary = read(css.replace(more, ''))

const THEMES = 'deploy/themes'
const themes = readdirSync(THEMES).map((file) => ({
  file,
  sheet: readFileSync(`${THEMES}/${file}`, 'utf8'),
}))

/**
 * The two sets of colours, and what each promises for text and for edges (WCAG 1.4.3, 1.4.6, 1.4.11). Those
 * of themes are ordinary ones (tests/theming.test.ts).
 */
const SETS = [
  { name: 'ordinary', colours: ordinary, text: 4.5, edge: 3 },
  { name: 'more contrast', colours: read(more, ordinary), text: 7, edge: 4.5 },
  ...themes.map(({ file, sheet }) => ({ name: file, colours: read(sheet, ordinary), text: 4.5, edge: 3 })),
]

const GROUNDS = ['page', 'surface', 'surface-raised', 'accent-quiet']

/** Pairs of text and background. */
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

/** The colours of words and icons on a row or a button under the pointer. */
const POINTED_AT = ['text', 'text-quiet', 'link', 'accent', 'danger']

/** Pairs of edges or focus rings and their background. */
const SEEN: [string, string[]][] = [
  ['line-strong', GROUNDS],
  ['focus', GROUNDS],
]

/**
 * The ground beneath clear pictures, on which black and white drawings can both be seen
 * (docs/spec/media.md#clear-pictures).
 */
const BENEATH_PICTURES = ['ground', 'ground-check']

/** Says nothing by itself: a hairline between rows, the page behind a window, the place of what loads. */
const ORNAMENTS = ['line', 'shade', 'skeleton']

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns a clear colour as it looks on another one. */
function laidOn(clear: string, ground: string): number[] {
  const share = clear.length === 9 ? Number.parseInt(clear.slice(7), 16) / 255 : 1
  const [upper, lower] = [partsOf(clear), partsOf(ground)]
  return upper.map((part, at) => part * share + (lower[at] ?? 0) * (1 - share))
}

function luminance(parts: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = parts.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: readonly number[], other: readonly number[]) {
  const [low = 0, high = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const CASES = SETS.flatMap((set) => (['light', 'dark'] as const).map((theme) => ({ ...set, theme })))

// docs/spec/conventions.md#contrast
describe.each(CASES)('$name, $theme', ({ colours, theme, text, edge }) => {
  /** Returns the colour of a name; a colour in hex is its own. */
  function colour(name: string): string {
    const found = name.startsWith('#') ? name : colours.get(name)?.[theme]
    if (found === undefined) throw new Error(`--color-${name} is not set`)
    return found
  }
  const contrast = (name: string, ground: string) => ratio(partsOf(colour(name)), partsOf(colour(ground)))

  test.each(TEXT)('%s can be read on %j', (name, grounds) => {
    for (const ground of grounds) expect(contrast(name, ground), ground).toBeGreaterThanOrEqual(text)
  })

  test.each(POINTED_AT)('%s can be read while somebody points at it', (name) => {
    for (const ground of ['page', 'surface', 'surface-raised']) {
      const beneath = laidOn(colour('hover'), colour(ground))
      expect(ratio(partsOf(colour(name)), beneath), ground).toBeGreaterThanOrEqual(text)
    }
  })

  test.each(SEEN)('%s can be seen on %j', (name, grounds) => {
    for (const ground of grounds) expect(contrast(name, ground), ground).toBeGreaterThanOrEqual(edge)
  })

  // docs/spec/media.md#clear-pictures
  test.each(['#000000', '#ffffff'])('a drawing in %s can be seen beneath which nothing is', (drawn) => {
    for (const ground of BENEATH_PICTURES) expect(contrast(drawn, ground), ground).toBeGreaterThanOrEqual(3)
  })

  test('every colour of the sheet is in one of the pairs, or an ornament', () => {
    const paired = [...TEXT, ...SEEN].flatMap(([name, grounds]) => [name, ...grounds])
    const known = new Set([...paired, ...POINTED_AT, 'hover', ...BENEATH_PICTURES, ...ORNAMENTS])
    expect([...colours.keys()].filter((name) => !known.has(name))).toEqual([])
    expect(colours.size).toBe(new Set(css.match(/--color-[\w-]+(?=:)/g)).size)
  })
})
