/** Tests docs/spec/profiles.md#tabs-of-a-profile. */
import { expect, test } from 'vitest'
import { galleryPath, isPostTab, tabOf, tabPath } from './tab.ts'

// docs/spec/profiles.md#tabs-of-a-profile
test.each([
  [null, false, 'posts'],
  ['posts', false, 'posts'],
  ['posts-with-replies', false, 'posts-with-replies'],
  ['posts-featured', false, 'posts-featured'],
  ['followers', true, 'followers'],
  ['following', true, 'following'],
  ['subscribers', true, 'subscribers'],
  // The server lists people only for themselves.
  ['followers', false, 'posts'],
  ['following', false, 'posts'],
  ['subscribers', false, 'posts'],
  ['elsewhere', true, 'posts'],
])('%s on a profile (own: %s) is %s', (name, isOwn, tab) => {
  expect(tabOf(name, isOwn)).toBe(tab)
})

test('every tab has an address of its own', () => {
  const alice = { id: '1', acct: 'alice' }
  expect(tabPath(alice, 'posts')).toBe('/@alice')
  expect(tabPath(alice, 'posts-featured')).toBe('/@alice?tab=posts-featured')
  expect(tabPath({ id: '2', acct: 'https://lab.example/p/2' }, 'followers')).toBe('/profile/2?tab=followers')
})

test('the gallery has a page of its own', () => {
  expect(galleryPath({ id: '1', acct: 'alice@lab.example' })).toBe('/@alice@lab.example/gallery')
  expect(galleryPath({ id: '2', acct: 'https://lab.example/p/2' })).toBe('/profile/2/gallery')
})

test('posts and people are told apart', () => {
  expect(isPostTab('posts-featured')).toBe(true)
  expect(isPostTab('subscribers')).toBe(false)
})
