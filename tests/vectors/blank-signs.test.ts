/**
 * Draws every assigned code point in the engine that `KITH_VECTORS` names: all that leave no ink are empty
 * texts, and all that leave some are none, but for those that Unicode lets a font ignore and that some fonts
 * have a picture for (docs/spec/conventions.md#texts-of-others).
 */
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanText } from '#contract/clean-text.ts'
import { freePort } from '#tests/harness/free-port.ts'
import { startChromium, startFirefox } from '../engines/puppeteer.ts'
import type { EngineBrowser } from '../engines/tab.ts'
import { startWebKit } from '../engines/webdriver.ts'

const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }
const engine = process.env.KITH_VECTORS
const start = ENGINES[engine as keyof typeof ENGINES]

/** Code points that are drawn in one go, and the planes that have any. */
const PORTION = 0x4000
const PLANES = [0, 1, 2, 3, 14]

/** Drawn by some engines or fonts, and still nothing that a name can be made of. */
const MAY_HAVE_INK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]$/u

describe.runIf(start !== undefined)(`signs in ${engine}`, { timeout: 900_000 }, () => {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  )
  let browser: EngineBrowser
  let origin = ''
  beforeAll(async () => {
    const port = await freePort()
    server.listen(port, '127.0.0.1')
    origin = `http://127.0.0.1:${port}`
    browser = await start()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    server.close()
  })

  // docs/spec/conventions.md#texts-of-others
  test('those that leave no ink are empty texts, and no others are', async () => {
    const tab = await browser.openTab({
      cookie: { name: 'x', value: 'x', host: '127.0.0.1' },
      complain: () => undefined,
    })
    await tab.goTo(origin)
    const unseen: string[] = []
    const lost: string[] = []
    let drawn = 0
    for (const plane of PLANES) {
      for (let from = plane * 0x10000; from < (plane + 1) * 0x10000; from += PORTION) {
        const { blank, inked } = await tab.evaluate(drawSigns, from, PORTION)
        drawn += blank.length + inked.length
        unseen.push(...blank.filter((code) => cleanText(String.fromCodePoint(code)) !== '').map(named))
        lost.push(...inked.filter((code) => isLost(String.fromCodePoint(code))).map(named))
      }
    }
    await tab.close()
    expect(drawn).toBeGreaterThan(150_000)
    expect({ unseen, lost }).toEqual({ unseen: [], lost: [] })
  })
})

const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
const isLost = (sign: string) => cleanText(sign) === '' && !MAY_HAVE_INK.test(sign)

/** Runs in the page: draws each assigned sign into a cell of its own, and says which cells stayed empty. */
function drawSigns(from: number, count: number): { blank: number[]; inked: number[] } {
  const [cell, row] = [32, 64]
  const canvas = document.createElement('canvas')
  canvas.width = row * cell
  canvas.height = row * cell
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('nothing can be drawn')
  context.font = '16px sans-serif'
  const blank: number[] = []
  const inked: number[] = []
  for (let first = from; first < from + count; first += row * row) {
    context.clearRect(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < row * row; at++) {
      const [left, top] = [(at % row) * cell, Math.floor(at / row) * cell]
      context.save()
      context.beginPath()
      context.rect(left, top, cell, cell)
      context.clip()
      context.fillText(String.fromCodePoint(first + at), left + 8, top + 22)
      context.restore()
    }
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < row * row; at++) {
      if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(String.fromCodePoint(first + at))) continue
      const [left, top] = [(at % row) * cell, Math.floor(at / row) * cell]
      let hasInk = false
      for (let dot = 0; dot < cell * cell && !hasInk; dot++) {
        const place = (top + Math.floor(dot / cell)) * canvas.width + left + (dot % cell)
        hasInk = data[place * 4 + 3] !== 0
      }
      ;(hasInk ? inked : blank).push(first + at)
    }
  }
  return { blank, inked }
}
