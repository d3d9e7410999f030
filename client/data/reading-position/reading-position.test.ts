/** Tests docs/spec/lists.md#the-reading-position: where a list was read is remembered, for its reader alone. */
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { HOME_LIST, keepReadingPosition, readingPosition } from './reading-position.ts'

const place = { row: '7', top: 80, at: 5, isAtTop: false }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
})

test('each list has a place of its own, the latest one', () => {
  keepReadingPosition('alice', HOME_LIST, place)
  keepReadingPosition('alice', '/bookmarks', { ...place, row: '8' })
  keepReadingPosition('alice', HOME_LIST, { ...place, row: '9', top: -20.4 })
  expect(readingPosition('alice', HOME_LIST)).toEqual({ ...place, row: '9', top: -20 })
  expect(readingPosition('alice', '/bookmarks')?.row).toBe('8')
  expect(readingPosition('alice', '/local')).toBeNull()
})

test('nobody else finds or changes it', () => {
  keepReadingPosition('alice', HOME_LIST, place)
  expect(readingPosition('bob', HOME_LIST)).toBeNull()
  keepReadingPosition('bob', HOME_LIST, { ...place, row: 'of bob' })
  expect(readingPosition('alice', HOME_LIST)).toEqual(place)
})

test('only the lists read last are remembered', () => {
  for (let list = 0; list < 40; list += 1) keepReadingPosition('alice', `/post/${list}`, place)
  expect(readingPosition('alice', '/post/9')).toBeNull()
  expect(readingPosition('alice', '/post/10')).toEqual(place)
})
