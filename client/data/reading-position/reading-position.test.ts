/**
 * Tests docs/spec/lists.md#the-reading-position: where a list was read is remembered, for its reader alone.
 */
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { forgetReadingPosition, readingPosition, rowReadIn, saveReadingPosition } from './reading-position.ts'

const place = { page: '/home', row: '7', top: 80, isAtTop: false, queries: ['["posts","home"]'] }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
})

// docs/spec/lists.md#the-reading-position
test('each list has a place of its own, the latest one', () => {
  saveReadingPosition('alice', place)
  saveReadingPosition('alice', { ...place, page: '/bookmarks', row: '8' })
  saveReadingPosition('alice', { ...place, row: '9', top: -20.4 })
  expect(readingPosition('alice', '/home')).toEqual({ ...place, row: '9', top: -20 })
  expect(readingPosition('alice', '/bookmarks')?.row).toBe('8')
  expect(readingPosition('alice', '/local')).toBeUndefined()
})

// docs/spec/lists.md#the-reading-position
test('nobody else finds or changes it', () => {
  saveReadingPosition('alice', place)
  expect(readingPosition('bob', '/home')).toBeUndefined()
  saveReadingPosition('bob', { ...place, row: 'of bob' })
  expect(readingPosition('alice', '/home')).toEqual(place)
})

test('only the lists read last are remembered', () => {
  for (let list = 0; list < 40; list += 1) saveReadingPosition('alice', { ...place, page: `/post/${list}` })
  expect(readingPosition('alice', '/post/9')).toBeUndefined()
  expect(readingPosition('alice', '/post/10')).toEqual({ ...place, page: '/post/10' })
})

test('a list is read where the page that shows it was read last', () => {
  saveReadingPosition('alice', {
    ...place,
    page: '/@bob',
    row: '3',
    queries: ['profile of bob', 'posts of bob'],
  })
  saveReadingPosition('alice', place)
  expect(rowReadIn('alice', 'posts of bob')).toBe('3')
  expect(rowReadIn('alice', 'posts of carol')).toBeNull()
  expect(rowReadIn('carol', 'posts of bob')).toBeNull()
})

test('a page that is gone has no place any more', () => {
  saveReadingPosition('alice', { ...place, page: '/post/1' })
  saveReadingPosition('alice', place)
  forgetReadingPosition('bob', '/home')
  forgetReadingPosition('alice', '/post/1')
  expect(readingPosition('alice', '/post/1')).toBeUndefined()
  expect(readingPosition('alice', '/home')).toEqual(place)
})
