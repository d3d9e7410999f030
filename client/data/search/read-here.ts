/**
 * Collects what this device has read: the posts and people that are loaded, and those of the stored answers.
 * Nothing is stored for it, so that it goes with the session (docs/spec/search.md#what-this-device-has-read,
 * docs/spec/offline.md#whose-answers-are-stored).
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { personEntry, postEntry } from '#domain/find/entry.ts'
import type { ReadHere } from '#domain/find/find.ts'
import { readJson } from '#platform/network/read-json.ts'
import { accountIn } from '../people/known-account.ts'
import { mapPosts, POST_QUERIES } from '../posts/post-cache.ts'
import { type AnswersTable, answersTable } from '../storage/answers-table.ts'
import { isUsable, stampNow } from '../stored-answers/stamp.ts'

/** Collects it each time that the search is opened, and forgets it when it is left. */
export const readHereQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['read-here', accountId],
    queryFn: ({ client }) => readHere(client, accountId),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  })

/** Returns everything that can be found. Never rejects: without the database it is what is loaded. */
export async function readHere(
  client: QueryClient,
  accountId: string,
  table: Pick<AnswersTable, 'all'> = answersTable,
): Promise<ReadHere> {
  const loaded = client
    .getQueryCache()
    .findAll()
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const withPosts = new Set(client.getQueryCache().findAll(POST_QUERIES))
  const stored = await storedData(accountId, table)
  // The first copy of a post counts: what is loaded is newer than what is stored.
  const values = [...loaded.map(({ state }) => state.data), ...stored]
  const inPosts = [
    ...loaded.filter((query) => withPosts.has(query)).map(({ state }) => state.data),
    ...stored,
  ]
  return {
    posts: [...postsIn(inPosts).values()]
      .filter(mayBeFound)
      .map(postEntry)
      .toSorted((one, other) => other.time - one.time),
    people: [...peopleIn(values).values()].map(personEntry),
  }
}

async function storedData(accountId: string, table: Pick<AnswersTable, 'all'>): Promise<unknown[]> {
  const stamp = stampNow()
  try {
    const rows = await table.all(accountId)
    return rows
      .filter((row) => isUsable(row, stamp))
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
      .map(({ text }) => readJson(text))
  } catch (error) {
    console.warn('stored answers are out of reach', error)
    return []
  }
}

/** Posts of muted people stay hidden, unless the viewer has chosen them. */
const mayBeFound = ({ hidden, bookmarked, reblog }: Post) => reblog === null && (!hidden || bookmarked)

function postsIn(values: readonly unknown[]): Map<string, Post> {
  const posts = new Map<string, Post>()
  const note = (post: Post) => {
    if (!posts.has(post.id)) posts.set(post.id, post)
    return post
  }
  for (const value of values) mapPosts(value, note)
  return posts
}

function peopleIn(values: readonly unknown[]): Map<string, Account> {
  const people = new Map<string, Account>()
  for (const value of values) {
    accountIn(value, (account) => {
      if (!people.has(account.id)) people.set(account.id, account)
      return false
    })
  }
  return people
}
