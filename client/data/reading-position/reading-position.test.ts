/**
 * Tests docs/spec/lists.md#the-reading-position: where a list was read is remembered, for its reader alone.
 */
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS, setAccountHere } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { forgetReadingPosition, readingPosition, rowReadIn, saveReadingPosition } from './reading-position.ts'

const place = { page: '/home', row: '7', top: 80, isAtTop: false, queries: ['["posts","home"]'] }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
})

// docs/spec/lists.md#the-reading-position
test('each list has a place of its own, the latest one', () => {
  saveReadingPosition(place)
  saveReadingPosition({ ...place, page: '/bookmarks', row: '8' })
  saveReadingPosition({ ...place, row: '9', top: -20.4 })
  expect(readingPosition('/home')).toEqual({ ...place, row: '9', top: -20 })
  expect(readingPosition('/bookmarks')?.row).toBe('8')
  expect(readingPosition('/local')).toBeUndefined()
})

// docs/spec/lists.md#the-reading-position
test('nobody else finds or changes it', () => {
  saveReadingPosition(place)
  setAccountHere('bob')
  expect(readingPosition('/home')).toBeUndefined()
  expect(rowReadIn('["posts","home"]')).toBeNull()
  saveReadingPosition({ ...place, row: 'of bob' })
  forgetReadingPosition('/home')
  setAccountHere('alice')
  expect(readingPosition('/home')).toEqual(place)
})

test('only the lists read last are remembered', () => {
  for (let list = 0; list < 40; list += 1) saveReadingPosition({ ...place, page: `/post/${list}` })
  expect(readingPosition('/post/9')).toBeUndefined()
  expect(readingPosition('/post/10')).toEqual({ ...place, page: '/post/10' })
})

test('a list is read where the page that shows it was read last', () => {
  saveReadingPosition({
    ...place,
    page: '/@bob',
    row: '3',
    queries: ['profile of bob', 'posts of bob'],
  })
  saveReadingPosition(place)
  expect(rowReadIn('posts of bob')).toBe('3')
  expect(rowReadIn('posts of carol')).toBeNull()
})

test('a page that is gone has no place any more', () => {
  saveReadingPosition({ ...place, page: '/post/1' })
  saveReadingPosition(place)
  forgetReadingPosition('/post/1')
  expect(readingPosition('/post/1')).toBeUndefined()
  expect(readingPosition('/home')).toEqual(place)
})
