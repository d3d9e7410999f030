/**
 * Presses cards in every way in an engine: docs/spec/posts.md#what-a-press-on-a-card-means,
 * docs/spec/media.md#picture-viewer.
 */
import { expect, test } from 'vitest'
import { encodePng } from '#demo/png.ts'
import { engine, inEngine } from './engines.ts'
import type { Reader } from './reader.ts'
import type { Place } from './tab.ts'

/** MiniBrowser follows links in new tabs that its driver does not see. */
const HAS_MIDDLE_BUTTON = engine !== 'WebKit'

const [WIDTH, HEIGHT] = [320, 60]

inEngine((visit) => {
  // docs/spec/posts.md#what-a-press-on-a-card-means
  test('a card opens by one press, and by no other thing that is done to it', async () => {
    const reader = await visit({ as: 'alice' })
    const { tab, open, press, read, path } = reader
    await reader.control({ deliver: { author: 'wren', content: '<p>press wherever you like</p>' } })
    await open('/home')
    await read('[role=feed] article', 'press wherever you like')
    await isListening(reader)
    const entries = await tab.evaluate(() => history.length)

    await tab.press(await placeOf(reader, 'wherever'), { count: 2 })
    expect(await selected(reader)).toBe('wherever')
    await tab.press(await placeOf(reader, 'you'))
    expect(await selected(reader), 'a press ends the selection').toBe('')
    await tab.press(await placeOf(reader, 'wherever'), { count: 3 })
    expect(await selected(reader)).toBe('press wherever you like')
    await tab.press(await placeOf(reader, 'like'))

    await press('button', 'More actions')
    await read('[role=menu]')
    await tab.press(await placeOf(reader, 'press'))
    await reader.until(() => document.querySelector('[role=menu]') === null)
    await press('textbox', 'Search')
    await read('[role=listbox]')
    await tab.press(await placeBelow(reader, '[role=listbox]'))
    await reader.until(() => document.querySelector('[role=listbox]') === null)

    await tab.drag(await placeOf(reader, 'press'), await placeOf(reader, 'you'))
    expect(await selected(reader)).toContain('wherever')
    await tab.press(await placeOf(reader, 'like'), { holding: 'Control' })
    await tabs(reader, 2)
    if (HAS_MIDDLE_BUTTON) {
      await tab.press(await placeOf(reader, 'like'), { button: 'middle' })
      await tabs(reader, 3)
    }

    expect([await path(), await tab.evaluate(() => history.length)]).toEqual(['/home', entries])
    await tab.press(await placeOf(reader, 'press'))
    await tab.press(await placeOf(reader, 'you'))
    await read('main article[aria-current]', 'press wherever you like')
  })

  // docs/spec/media.md#picture-viewer
  test('a picture is a link to its file, and a press opens the viewer', async () => {
    const reader = await visit({ as: 'alice' })
    const { tab, open, press, read, until, ask } = reader
    const colours = new Uint8Array(WIDTH * HEIGHT * 3)
    const file = Buffer.from(encodePng({ width: WIDTH, height: HEIGHT, colours })).toString('base64')
    const { id } = await ask<{ id: string }>('POST', '/api/v1/media', {
      file,
      media_type: 'image/png',
      description: 'a dark room',
    })
    await ask('POST', '/api/v1/statuses', { status: 'what I saw', media_ids: [id] })
    await open('/home')
    await read('[role=feed] article', 'what I saw')
    await isListening(reader)
    const picture = 'a:has(> img[alt="a dark room"])'
    if (HAS_MIDDLE_BUTTON) {
      await reader.pressOn(picture, '', { button: 'middle' })
      await tabs(reader, 2)
    }
    await press('button', 'More actions')
    await read('[role=menu]')
    await tab.press(await edgeOf(reader, picture)) // the menu may lie over its middle
    await until(() => document.querySelector('[role=menu]') === null)
    expect(await tab.evaluate(() => document.querySelector('dialog'))).toBe(null)
    await reader.pressOn(picture, '')
    await read('dialog[open]', 'a dark room')
    await tab.key('Escape')
    await until(() => document.querySelector('dialog') === null)
  })
})

/** Resolves when the page handles presses on cards: the part of it that does so comes late. */
const isListening = ({ until }: Reader) => until(() => document.querySelector('[popover=hint]') !== null)

const selected = ({ tab }: Reader) => tab.evaluate(() => getSelection()?.toString().trim())

async function tabs({ tab }: Reader, count: number): Promise<void> {
  await expect.poll(() => tab.countTabs(), { timeout: 10_000 }).toBe(count)
}

/** Returns where a word of the first post stands. */
const placeOf = ({ until }: Reader, word: string): Promise<Place> =>
  until((searched): Place | null => {
    const text = document.querySelector('[role=feed] article p')?.firstChild
    if (!(text instanceof Text)) return null
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(searched))
    range.setEnd(text, text.data.indexOf(searched) + searched.length)
    const { x, y, width, height } = range.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }, word)

/** Returns where the text of a post stands that lies below an element. */
const placeBelow = ({ until }: Reader, selector: string): Promise<Place> =>
  until((above): Place | null => {
    const edge = document.querySelector(above)?.getBoundingClientRect().bottom ?? 0
    const boxes = [...document.querySelectorAll('[role=feed] article p')].map((text) =>
      text.getBoundingClientRect(),
    )
    const found = boxes.find(({ top, bottom }) => top > edge + 8 && bottom < innerHeight - 8)
    return found ? [Math.round(found.left + 4), Math.round(found.top + 8)] : null
  }, selector)

/** Returns a place at the left edge of an element, which must be in sight there. */
const edgeOf = ({ until }: Reader, selector: string): Promise<Place> =>
  until((searched): Place | null => {
    const element = document.querySelector(searched)
    const box = element?.getBoundingClientRect()
    if (!element || !box) return null
    const place: Place = [Math.round(box.left + 6), Math.round(box.top + box.height / 2)]
    return element.contains(document.elementFromPoint(...place)) ? place : null
  }, selector)
