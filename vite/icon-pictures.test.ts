import { expect, test } from 'vitest'
import { iconPictures, pictureOf, placeOf } from './icon-pictures.ts'

/** Returns a style sheet as the plugin leaves it. */
async function pictured(css: string): Promise<string> {
  const { transform } = iconPictures()
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing')
  return Reflect.apply(transform.handler, undefined, [css, 'a.css'])
}

const addressOf = (css: string) => /url\("data:image\/svg\+xml,([^"<>#]*)"\)/.exec(css)?.[1] ?? ''

test('a style sheet gets one picture of all its icons, each once, and their places in it', async () => {
  const css = await pictured(
    'i { mask: url("icons:all") } a { mask-position: --icon("X") } b { mask-position: --icon("X, filled") } c { mask-position: --icon("X") }',
  )
  expect(css).toContain('a { mask-position: 0 } b { mask-position: 100% } c { mask-position: 0 }')
  const svg = decodeURIComponent(addressOf(css))
  expect(svg).toContain("width='48' height='24'")
  expect(
    [...svg.matchAll(/translate\((\d+)\)'><path [^>]*d='M18 6 6 18M6 6l12 12'/g)].map(([, x]) => x),
  ).toEqual(['0', '24'])
})

test('places are those of pictures beside each other', () => {
  expect([0, 1, 2, 3].map((index) => placeOf(index, 4))).toEqual(['0', '33.3333%', '66.6667%', '100%'])
  expect(placeOf(0, 1)).toBe('0')
})

test('a picture is an address that needs no quoting', () => {
  expect(decodeURIComponent(addressOf(pictureOf(["<path d='M1 2h3'/>"])))).toContain("<path d='M1 2h3'/>")
})

test('an icon that lucide does not have stops the build', async () => {
  await expect(pictured('a { mask: url("icons:all") --icon("Nothing") }')).rejects.toThrow('Nothing')
})
