import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type DrawnIcon, drawn } from './drawn-icon.ts'

const OFTEN: DrawnIcon[] = [
  'message-circle',
  'repeat',
  'heart',
  'smile-plus',
  'bookmark',
  'ellipsis',
  'globe',
]
const RARE: DrawnIcon[] = ['lock', 'star', 'messages', 'mail', 'pin', 'corner-up-left']
const PRESSED: DrawnIcon[] = ['repeat', 'heart', 'bookmark']

// docs/decisions/042-cards.md
test('every icon, and what is pressed, is a place of its own in one of two pictures', async () => {
  const { container } = await render(
    <>
      {[...OFTEN, ...RARE].map((icon) => (
        <i key={icon} {...drawn(icon)} />
      ))}
      {PRESSED.map((icon) => (
        <button key={icon} type="button" aria-pressed="true" {...drawn(icon)} />
      ))}
    </>,
  )
  const masks = [...container.children].map((element) => getComputedStyle(element, '::before'))
  const places = masks.map(({ maskImage, maskPosition }) => `${maskImage} ${maskPosition}`)
  expect(new Set(places).size).toBe(OFTEN.length + RARE.length + PRESSED.length)
  const pictures = new Set(masks.map(({ maskImage }) => maskImage))
  expect(pictures.size).toBe(2)
  for (const picture of pictures) expect(picture).toMatch(/^url\("data:image\/svg\+xml,/)
})
