import '#styles/global.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '#app/App.tsx'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { answer, SCREENS, type Screen } from './screens.ts'
import { TEXTS } from './texts.ts'

const WIDTHS = [320, 390, 1280]
const HEIGHT = 844

/** In pixels: text that is just not long enough to be folded, nested twenty times, on the narrowest phone. */
const HIGHEST_ROW = 2_500

const tally = { looks: 0, texts: 0, widest: 0, highest: 0 }
const start = location.href
let root: Root | null = null
let container: HTMLElement | null = null

beforeAll(async () => {
  await activateLocale('en', 'ltr')
})

afterEach(() => {
  root?.unmount()
  container?.remove()
  setToken(null)
})

afterAll(() => {
  history.replaceState(null, '', start)
  console.info(
    `Layout: ${tally.texts} texts in their places, ${tally.looks} looks; ` +
      `widest sideways scroll ${tally.widest} px, highest row ${tally.highest} px`,
  )
})

async function open({ path, guest, rows, refused }: Screen, text: string) {
  setToken(guest ? null : 'token')
  connect({
    origin: 'https://kith.example',
    fetch: async (url) =>
      refused && /timelines/.test(url)
        ? Response.json({ error: text, error_description: text }, { status: 422 })
        : answer(url.replace('https://kith.example', ''), text),
  })
  history.replaceState(null, '', path(text))
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(<App client={createQueryClient()} />)
  await vi.waitFor(
    () => {
      expect(document.querySelector('h1')).not.toBeNull()
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
      expect(document.querySelectorAll('[data-row]').length).toBeGreaterThanOrEqual(rows)
      if (refused) expect(document.querySelector('[role="alert"]')).not.toBeNull()
    },
    { timeout: 4_000, interval: 20 },
  )
}

/** The elements that reach out of the page, innermost first, as far as nothing around them cuts or scrolls them. */
function whatSticksOut(): string[] {
  const { clientWidth } = document.documentElement
  const isContained = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isContained(element.parentElement)
    })
    .map(
      (element) =>
        `${element.closest('[data-row]')?.getAttribute('data-row') ?? ''} ${element.localName}.${element.getAttribute('class')}`,
    )
    .slice(-3)
}

/** The parts of a page, beside its rows, that show what a server sends. */
const BESIDE_ROWS = '[role="alert"], h1, header, aside > *, main li'

/** The rows that are too high, except a post that was opened to be read whole, and what is too high beside them. */
function whatIsTooHigh(): string[] {
  const beside = [...document.querySelectorAll<HTMLElement>(BESIDE_ROWS)].filter(
    (element) => !element.closest('[data-row], [class*="content"]') && !element.querySelector('[data-row]'),
  )
  return [...document.querySelectorAll<HTMLElement>('[data-row]:not([aria-current])'), ...beside].flatMap(
    (row) => {
      tally.highest = Math.max(tally.highest, row.offsetHeight)
      const name = row.dataset.row ?? `${row.localName}.${row.className}`
      return row.offsetHeight > HIGHEST_ROW ? [`${name}: ${row.offsetHeight} px`] : []
    },
  )
}

describe.each(Object.entries(SCREENS))('%s', (_, screen) => {
  const texts = Object.entries(TEXTS).filter(([name]) => screen.texts?.includes(name) ?? true)
  test.each(texts)(
    'keeps its width and its rows: %s',
    async (_name, text) => {
      await page.viewport(WIDTHS[0] ?? 320, HEIGHT)
      await open(screen, text)
      const complaints: string[] = []
      for (const width of WIDTHS) {
        await page.viewport(width, HEIGHT)
        const { scrollWidth, clientWidth } = document.documentElement
        tally.widest = Math.max(tally.widest, scrollWidth - clientWidth)
        tally.looks += 1
        tally.texts += screen.fields
        if (scrollWidth > clientWidth)
          complaints.push(`${width}: ${scrollWidth - clientWidth} px: ${whatSticksOut()}`)
        if (/piled|long word|five|right to left/.test(_name) && width !== 320)
          complaints.push(...whatIsTooHigh().map((row) => `${width}: ${row}`))
      }
      expect(complaints).toEqual([])
    },
    60_000,
  )
})

test.each([320, 1280])('the cards of the directory leave no holes at %i px', async (width) => {
  await page.viewport(width, HEIGHT)
  await open(SCREENS.directory as Screen, 'Ada')
  const cards = [...document.querySelectorAll('main [role="listitem"]')].map((card) =>
    card.getBoundingClientRect(),
  )
  const ends = new Map<number, number>()
  for (const { top, right } of cards) ends.set(top, Math.max(right, ends.get(top) ?? 0))
  expect(cards.length % 2).toBe(1)
  expect(ends.size).toBe(width > 1000 ? 3 : 5)
  expect(new Set([...ends.values()].map(Math.round)).size).toBe(1)
})
