/** Tests docs/spec/profiles.md#tabs-of-a-profile, docs/spec/lists.md#booleans-of-a-list. */
import { expect, test } from 'vitest'
import { encodeQuery } from '#contract/encoding.ts'
import { FIRST_POSTS, postFilters } from './post-filters.ts'

const ALL = {
  limit: 20,
  exclude_replies: false,
  exclude_reblogs: false,
  pinned: false,
  only_media: false,
}

// docs/spec/lists.md#booleans-of-a-list
// docs/spec/profiles.md#tabs-of-a-profile
test.each([
  ['posts', { ...ALL, exclude_replies: true }],
  ['posts-with-replies', ALL],
  ['posts-featured', { ...ALL, pinned: true }],
] as const)('%s says every filter: %o', (tab, filters) => {
  expect(postFilters(tab)).toEqual(filters)
})

test('the start script asks what the first tab asks', () => {
  expect(`?${FIRST_POSTS}`).toBe(encodeQuery(postFilters('posts')))
})
