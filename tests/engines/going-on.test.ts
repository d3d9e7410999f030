/**
 * Goes on where a list was read, in an engine: docs/spec/lists.md#the-reading-position,
 * docs/spec/lists.md#nothing-moves-while-reading.
 */
import { expect, test } from 'vitest'
import { inEngine } from './engines.ts'

inEngine((visit) => {
  // docs/spec/lists.md#the-reading-position
  // docs/spec/lists.md#nothing-moves-while-reading
  test('the next visit begins at the row that was read, which stays while the rows above it are drawn', async () => {
    const { tab, open, read, until } = await visit({ as: 'alice' })
    await open('/home')
    await read('[role=feed] article')
    for (let times = 0; times < 5; times += 1) {
      const offset = await tab.evaluate(() => scrollY)
      await tab.wheel([640, 450], 600)
      // A busy browser scrolls long after it was told.
      await until((before) => scrollY > before + 300, offset)
    }
    const left = await until(placeAtRest)
    await until(isStored, left.row)
    await open('/home')
    await until(isAt, left)
    await until(() => document.querySelector('main [data-undrawn]') === null)
    expect(await tab.evaluate(isAt, left)).toBe(true)
  })
})

interface ReadRow {
  row: string
  top: number
}

/**
 * Runs in the page. Returns the first row that begins in the window, when all rows are drawn and nothing
 * scrolls any more.
 */
async function placeAtRest(): Promise<ReadRow | null> {
  const before = scrollY
  for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
  if (scrollY !== before || document.querySelector('main [data-undrawn]')) return null
  const rows = [...document.querySelectorAll('[role=feed] [data-row]')]
  const found = rows.find((each) => each.getBoundingClientRect().top >= 0)
  const row = found?.getAttribute('data-row')
  return found && row ? { row, top: found.getBoundingClientRect().top } : null
}

/** Runs in the page. Returns whether a row stands where it stood. */
function isAt({ row, top }: ReadRow): boolean {
  const found = document.querySelector(`main [data-row="${row}"]`)
  return found !== null && Math.abs(found.getBoundingClientRect().top - top) <= 1
}

/** Runs in the page. Returns whether the device stores an answer that holds a row. */
async function isStored(row: string): Promise<boolean> {
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    const opening = indexedDB.open('kith-answers')
    opening.onupgradeneeded = () => opening.transaction?.abort() // the client has not made it yet
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => resolve(null)
  })
  if (database === null) return false
  const asked = database.transaction('answers').objectStore('answers').getAll()
  await new Promise((resolve) => asked.addEventListener('success', resolve))
  database.close()
  return asked.result.some(({ text }) => text.includes(row))
}
