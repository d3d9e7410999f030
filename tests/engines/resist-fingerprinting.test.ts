/**
 * Sends pictures from a Firefox that hides what it is, as Tor Browser does:
 * docs/spec/attachments.md#a-canvas-that-lies.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from '#demo/png.ts'
import { engine, inEngine } from './engines.ts'
import { startFirefox } from './puppeteer.ts'

const [WIDTH, HEIGHT] = [2600, 2000]

/** The place at which a PNG goes on behind its sign and its head. */
const AFTER_HEAD = 33

const HIDING = {
  isWanted: engine === 'Firefox',
  start: () => startFirefox({ 'privacy.resistFingerprinting': true }),
  timeout: 90_000,
}

inEngine((visit) => {
  test('a large picture reaches the server as it was, without its text, from a browser that resists fingerprinting', async () => {
    const { tab, open, press, fill, read, until } = await visit({ as: 'alice' })
    await open('/home')
    expect(await tab.evaluate(isCanvasFalse), 'the canvas lies').toBe(true)
    const picture = Buffer.from(encodePng({ width: WIDTH, height: HEIGHT, colours: stripes() }))
    const folder = await mkdtemp(join(tmpdir(), 'kith-'))
    const path = join(folder, 'trip.png')
    const chosen = withText(picture, 'GPS 52.5 13.4')
    await writeFile(path, chosen)
    await press('button', 'What is on your mind?')
    await tab.upload('form input[type=file]', path)
    await until(() => document.querySelector('[data-upload] textarea') && !document.querySelector('progress'))
    await rm(folder, { recursive: true })
    const shown = await until(
      () => document.querySelector<HTMLImageElement>('li:has([data-upload]) img')?.src,
    )
    expect(Buffer.from(shown.replace(/^.*,/, ''), 'base64').equals(chosen), 'the small picture').toBe(true)
    await fill('Description', 'stripes')
    await fill('Text of the post', 'From far away')
    await press('button', 'Publish')
    await read('[role=feed] article', 'From far away')
    const address = await until(
      () => document.querySelector<HTMLImageElement>('[role=feed] article img[alt=stripes]')?.src,
    )
    const bytes = await tab.evaluate(
      async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
      address,
    )
    expect(Buffer.from(bytes).equals(picture)).toBe(true)
  })
}, HIDING)

function stripes(): Uint8Array {
  const colours = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let at = 0; at < colours.length; at += 1) colours[at] = (at >> 6) % 256
  return colours
}

/** Returns a PNG with a text in it. */
function withText(png: Buffer, text: string): Buffer {
  const named = Buffer.from(`tEXtComment\0${text}`, 'latin1')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(named.length - 4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([png.subarray(0, AFTER_HEAD), length, named, sum, png.subarray(AFTER_HEAD)])
}

/** Runs in the page. Returns whether something else is read from a canvas than was drawn on it. */
function isCanvasFalse(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, canvas.width, canvas.height)
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  return [...data].some((value, at) => value !== (at % 4 === 3 ? 255 : 0))
}
