/**
 * Tests docs/spec/navigation.md#coming-back: what comes late above the row that was read does not move it.
 */
import { beforeEach, expect, test } from 'vitest'
import { holdRow } from './hold-row.ts'

const box = (id: string, height: number) => `<div data-row="${id}" style="block-size: ${height}px"></div>`
const find = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)
const topOf = (id: string) => find(id)?.getBoundingClientRect().top
/** Resolves when the page has been painted twice: what observes sizes has had its turn. */
const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

beforeEach(() => {
  // Not every browser keeps what is in view in its place by itself.
  document.documentElement.style.overflowAnchor = 'none'
  document.body.innerHTML = `<main>${box('above', 2000)}${box('read', 300)}${box('below', 5000)}</main>`
  window.scrollTo(0, 0)
})

const grow = async () => {
  find('above')?.style.setProperty('block-size', '2400px')
  await frames()
}

test('a row is brought to its place and kept there', async () => {
  expect(holdRow({ row: 'read', top: 120 })).toBe(true)
  expect(topOf('read')).toBe(120)
  await grow()
  expect(topOf('read')).toBe(120)
})

test('who scrolls is let go', async () => {
  holdRow({ row: 'read', top: 120 })
  window.dispatchEvent(new WheelEvent('wheel'))
  await grow()
  expect(topOf('read')).toBe(520)
})

test('who has scrolled without the wheel is let go too', async () => {
  holdRow({ row: 'read', top: 120 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  window.scrollBy(0, 700)
  await grow()
  expect(topOf('read')).toBe(-180)
  expect(document.documentElement.style.overflowAnchor).toBe('')
})

test('where the browser brings the page to the offset that it knows, the row comes back', async () => {
  holdRow({ row: 'read', top: 120 })
  window.scrollTo(0, 1000)
  await frames()
  expect(topOf('read')).toBe(120)
})

test('a page that has become too short for the place does not count as scrolled', async () => {
  find('below')?.style.setProperty('block-size', '100px')
  find('above')?.style.setProperty('block-size', '200px')
  await frames()
  holdRow({ row: 'read', top: -50 })
  find('above')?.style.setProperty('block-size', '0')
  await frames()
  find('above')?.style.setProperty('block-size', '2000px')
  find('below')?.style.setProperty('block-size', '5000px')
  await frames()
  expect(topOf('read')).toBe(-50)
})

test('a row that has gone leaves the page as it is', () => {
  window.scrollTo(0, 500)
  expect(holdRow({ row: 'deleted', top: 0 })).toBe(false)
  expect(window.scrollY).toBe(500)
})
