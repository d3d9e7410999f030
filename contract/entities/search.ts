import { type InferOutput, object } from 'valibot'
import { listOf, text } from '../tolerant.ts'
import { Account } from './account.ts'
import { Post } from './post.ts'

/**
 * The results of a search. At most one of the three lists is not empty (docs/server/search.md#search-v2,
 * docs/spec/data.md#data-of-a-search).
 */
export const SearchResults = object({
  accounts: listOf(Account),
  statuses: listOf(Post),
  hashtags: listOf(object({ name: text(), url: text() })),
})
export type SearchResults = InferOutput<typeof SearchResults>
