/**
 * Takes words off this device that are not to be read any more: a page that is not open may have stored them
 * (docs/spec/offline.md#what-is-deleted-leaves-the-device).
 */
import type { QueryClient } from '@tanstack/react-query'
import { answersTable } from '../storage/answers-table.ts'
import { accountOfTab } from '../tabs/tell-tabs.ts'
import { mapPosts } from './post-cache.ts'
import { withAccountIn, withRepliesIn } from './removed.ts'

type ChangeAnswer = (data: unknown) => unknown

/** Forgets deleted posts, with the replies below them. */
export const forgetPosts = (client: QueryClient, gone: ReadonlySet<string>): Promise<void> =>
  changeStored(client, [...gone], (data) => {
    const all = withRepliesIn([data], gone)
    return mapPosts(data, (post) => (all.has(post.id) ? null : post))
  })

/**
 * Forgets an account that was deleted, with what goes with it. `gone` are the posts of it that are known
 * already.
 */
export const forgetPerson = (
  client: QueryClient,
  accountId: string,
  gone: ReadonlySet<string> = new Set(),
): Promise<void> =>
  changeStored(client, [accountId, ...gone], (data) => {
    if (isAccount(data, accountId)) return undefined
    const all = withRepliesIn([data], [...gone, ...withAccountIn([data], accountId)])
    return mapPosts(data, (post) => (all.has(post.id) ? null : post))
  })

/** Stores the posts of a person as those of somebody who is muted, or is not any more. */
export const storeAsMuted = (client: QueryClient, accountId: string, hidden: boolean): Promise<void> =>
  changeStored(client, [accountId], (data) =>
    mapPosts(data, (post) =>
      post.account.id === accountId && post.hidden !== hidden ? { ...post, hidden } : post,
    ),
  )

const isAccount = (data: unknown, id: string) =>
  typeof data === 'object' && data !== null && 'acct' in data && 'id' in data && data.id === id

/** Does it at once: the page may be closed in the next moment. */
async function changeStored(
  client: QueryClient,
  ids: readonly string[],
  change: ChangeAnswer,
): Promise<void> {
  const accountId = accountOfTab(client)
  if (accountId === undefined) return
  try {
    await answersTable.change(accountId, ids, change)
  } catch (error) {
    console.warn('stored answers could not be changed', error)
  }
}
