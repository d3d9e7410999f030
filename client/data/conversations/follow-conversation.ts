/**
 * Follows conversations and leaves them (docs/spec/conversations.md#follow-a-conversation,
 * docs/spec/conversations.md#list-of-followed-conversations).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { trackConversation } from '#contract/endpoints/post-actions.ts'
import type { Post } from '#contract/entities/post.ts'
import {
  beginningOf,
  followedIn,
  isFollowed,
  withFollowed,
  withFollowing,
} from '#domain/conversation/following.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { call } from '../connection/api.ts'
import { changeStored } from '../connection/change-stored.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { markStale } from '../lists/lists.ts'
import { lookAfterRefusal } from '../posts/look-after-refusal.ts'
import { changePosts } from '../posts/post-cache.ts'
import { postsByIds } from '../posts/posts-by-ids.ts'
import { THREADS } from '../posts/threads.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/**
 * Returns the mutation that follows the conversation of a post (true) or leaves it. What it calls runs also
 * when the menu that began it is closed.
 */
export function useFollowConversation(
  post: Post,
  { onDone, onRefused }: { onDone?: (follows: boolean) => void; onRefused: (error: Error) => void },
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `follow-conversation ${beginningOf(post)}` },
    mutationFn: (follows: boolean) =>
      call(trackConversation, {
        params: { id: post.id },
        body: { status: follows ? 'follow' : 'normal' },
      }),
    onSuccess: (answer, follows) => {
      const others = postsWith(client, post.id)
      showFollowing(client, answer, others, follows)
      tellTabs(client, { kind: 'post', post: answer })
      markStale(client, homeTimelineQuery.queryKey)
      const ids = [beginningOf(answer), answer.id, ...others]
      // The server has followed it. Until the list of this client has it, nobody is told: a page that is left
      // before that would lack it.
      changeStored(client, ({ followedConversations: stored }) => ({
        followedConversations: withFollowed(typeof stored === 'string' ? stored : '', ids, follows),
      })).then(() => onDone?.(follows), onRefused)
    },
    onError: (error) => {
      onRefused(error)
      lookAfterRefusal(client, post.id, error)
    },
  })
}

/** Returns the ids of the posts that stand in a loaded thread with this one. */
const postsWith = (client: QueryClient, id: string): string[] =>
  client
    .getQueriesData<readonly Post[]>({ queryKey: THREADS })
    .flatMap(([, thread]) => (thread?.some((post) => post.id === id) ? thread.map((post) => post.id) : []))

/** Shows at every loaded post of the conversation whether it is followed. */
function showFollowing(client: QueryClient, answer: Post, others: readonly string[], follows: boolean): void {
  const root = answer.conversation?.root_id
  const isInside = (post: Post) =>
    post.id === answer.id ||
    others.includes(post.id) ||
    (root !== undefined && root !== null && post.conversation?.root_id === root)
  changePosts(client, (post) => (isInside(post) ? withFollowing(post, follows) : post))
}

/** Lists the beginnings of the followed conversations, the latest followed first. */
export const followedQuery = postsByIds(
  ['followed'],
  (client) => followedIn(latePreferencesOf(viewerIn(client)).followedConversations),
  isFollowed,
)

const viewerIn = (client: QueryClient) => client.getQueryData(viewerQuery(currentToken()).queryKey) ?? null
