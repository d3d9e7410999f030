import { type InferOutput, object } from 'valibot'
import { name, text, wholeListOf } from '../tolerant.ts'
import { Account } from './account.ts'
import { Post } from './post.ts'

/**
 * The results of a search. At most one of the three lists is not empty (docs/server/search.md#search-v2,
 * docs/spec/data.md#data-of-a-search).
 */
export const SearchResults = object({
  accounts: wholeListOf(Account),
  statuses: wholeListOf(Post),
  hashtags: wholeListOf(object({ name: name(), url: text() })),
})
export type SearchResults = InferOutput<typeof SearchResults>
