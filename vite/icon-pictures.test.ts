import { expect, test } from 'vitest'
import { iconPictures, pictureOf } from './icon-pictures.ts'

/** Returns a style sheet as the plugin leaves it. */
async function pictured(css: string): Promise<string> {
  const { transform } = iconPictures()
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing')
  return Reflect.apply(transform.handler, undefined, [css, 'a.css'])
}

test('a style sheet gets the picture of an icon, as lines or filled', async () => {
  expect(await pictured('a { mask: url("icon:X") } b { mask: url("icon:X?filled") }')).toBe(
    `a { mask: ${pictureOf('M18 6 6 18M6 6l12 12', false)} } b { mask: ${pictureOf('M18 6 6 18M6 6l12 12', true)} }`,
  )
})

test('a picture is an address that needs no quoting, and draws the path', () => {
  const address = /^url\("data:image\/svg\+xml,([^"<>#]*)"\)$/.exec(pictureOf('M1 2h3', true))?.[1] ?? ''
  expect(decodeURIComponent(address)).toContain("<path d='M1 2h3'/>")
})

test('an icon that lucide does not have stops the build', async () => {
  await expect(pictured('a { mask: url("icon:Nothing") }')).rejects.toThrow('Nothing')
})
