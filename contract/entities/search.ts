import { type InferOutput, object } from 'valibot'
import { listOf, text } from '../tolerant.ts'
import { Account } from './account.ts'
import { Post } from './post.ts'

/** What a search found: at most one of the three lists has anything in it (contract 1.10.1). */
export const SearchResults = object({
  accounts: listOf(Account),
  statuses: listOf(Post),
  hashtags: listOf(object({ name: text(), url: text() })),
})
export type SearchResults = InferOutput<typeof SearchResults>
