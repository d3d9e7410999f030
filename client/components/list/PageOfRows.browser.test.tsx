/** Tests docs/spec/lists.md#first-screenful-first, docs/spec/lists.md#a-list-drops-rows. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { observeLater } from '#tests/harness/observe-later.ts'
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
    isNearest: false,
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

// docs/spec/lists.md#first-screenful-first
test('the first drawing holds the first rows and the height of all; the others follow from the top', async () => {
  show(rows)
  expect(drawn()).toEqual(['row 0', 'row 1'])
  expect(height()).toBe(rows.length * HEIGHT)
  await expect.poll(() => drawn().length).toBeGreaterThan(2)
  expect(drawn()).toEqual(rows.slice(0, drawn().length).map(({ id }) => id))
  await expect.poll(() => drawn().length, { timeout: 10_000 }).toBe(rows.length)
  expect(height()).toBe(rows.length * HEIGHT)
})

// docs/spec/lists.md#first-screenful-first
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

// docs/spec/lists.md#a-list-drops-rows
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

/** Puts an empty place above the list, so high that the list is far from the window. */
function putAbove() {
  const above = document.createElement('div')
  above.style.blockSize = `${10 * window.innerHeight}px`
  container.before(above)
  onTestFinished(() => above.remove())
  return above
}

const far = {
  isRendered: false,
  height: rows.length * HEIGHT,
  rows: '',
  heights: [],
  near: new Set<string>(),
}

test('a page that came near before the browser had said that it was far is shown', async () => {
  const above = putAbove()
  boxes.set('page', far)
  const { kept, report } = observeLater()
  show(rows)
  await expect.poll(() => kept.length).toBe(1)
  window.scrollTo(0, above.offsetHeight)
  await expect.poll(() => kept.length).toBe(2)
  report(2)
  await expect.poll(drawn).toContain('row 0')
})

test('a page that comes near again before it has been taken away stays, with its rows', async () => {
  const above = putAbove()
  window.scrollTo(0, above.offsetHeight)
  const { kept, report } = observeLater()
  show(rows)
  await expect.poll(() => kept.length).toBe(1)
  window.scrollTo(0, 0)
  await expect.poll(() => kept.length).toBe(2)
  window.scrollTo(0, above.offsetHeight)
  await expect.poll(() => kept.length).toBe(3)
  const row = container.querySelector('article')
  for (const _ of [...kept]) report(1)
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(container.querySelector('article')).toBe(row)
  expect(boxes.get('page')?.isRendered).toBe(true)
})
