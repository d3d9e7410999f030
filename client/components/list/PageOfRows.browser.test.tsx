/** Tests docs/spec/lists.md#first-screenful-first, docs/spec/lists.md#a-list-drops-rows. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageOfRows } from './PageOfRows.tsx'
import type { PageBoxes } from './page-box.ts'

const HEIGHT = 150
const rows = Array.from({ length: 40 }, (_, index) => ({ id: `row ${index}` }))

const Row = ({ item }: { item: { id: string } }) => (
  <article data-row={item.id} style={{ blockSize: HEIGHT }}>
    {item.id}
  </article>
)

let container: HTMLElement
let root: Root
let boxes: PageBoxes

beforeEach(() => {
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  boxes = new Map()
})
afterEach(() => {
  root.unmount()
  container.remove()
  window.scrollTo(0, 0)
})

function show(items: readonly { id: string }[]) {
  const atOnce = new Set(['row 0', 'row 1'])
  const page = {
    boxes,
    name: 'page',
    before: 0,
    row: Row,
    role: 'article' as const,
    atOnce,
    rowHeight: HEIGHT,
  }
  flushSync(() => root.render(<PageOfRows {...page} items={items} />))
}

const drawn = () => [...container.querySelectorAll('article')].map(({ textContent }) => textContent)
const height = () => container.getBoundingClientRect().height

test('the first drawing holds the first rows and the height of all; the others follow from the top', async () => {
  show(rows)
  expect(drawn()).toEqual(['row 0', 'row 1'])
  expect(height()).toBe(rows.length * HEIGHT)
  await expect.poll(() => drawn().length).toBeGreaterThan(2)
  expect(drawn()).toEqual(rows.slice(0, drawn().length).map(({ id }) => id))
  await expect.poll(() => drawn().length, { timeout: 10_000 }).toBe(rows.length)
  expect(height()).toBe(rows.length * HEIGHT)
})

test('a row that joins a page does not wait', () => {
  show(rows)
  show([{ id: 'new' }, ...rows])
  expect(drawn()).toEqual(['new', 'row 0', 'row 1'])
})

test('rows far below are drawn when somebody jumps there, before those that were passed', async () => {
  show(rows)
  window.scrollTo(0, 25 * HEIGHT)
  await expect.poll(drawn).toContain('row 25')
  expect(drawn().length).toBeLessThan(rows.length)
})

test('on the way back the rows around the reader are there at once', async () => {
  show(rows)
  window.scrollTo(0, 25 * HEIGHT)
  await expect.poll(drawn).toContain('row 25')
  root.unmount()
  root = createRoot(container)
  show(rows)
  expect(drawn()).toContain('row 25')
  expect(drawn()).not.toContain('row 12')
  expect(height()).toBe(rows.length * HEIGHT)
})

test('a page that came near before the browser had said that it was far is shown', async () => {
  const reports: IntersectionObserverEntry[] = []
  let report = () => {}
  class BusyObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries) => reports.push(...entries), options)
      report = () => callback(reports.splice(0), this)
    }
  }
  const above = document.createElement('div')
  above.style.blockSize = `${10 * window.innerHeight}px`
  container.before(above)
  boxes.set('page', {
    isRendered: false,
    height: rows.length * HEIGHT,
    rows: [],
    heights: [],
    near: new Set(),
  })
  vi.stubGlobal('IntersectionObserver', BusyObserver)
  try {
    show(rows)
    await expect.poll(() => reports.length).toBe(1)
    window.scrollTo(0, above.offsetHeight)
    await expect.poll(() => reports.length).toBe(2)
    report()
    await expect.poll(drawn).toContain('row 0')
  } finally {
    vi.unstubAllGlobals()
    above.remove()
  }
})
