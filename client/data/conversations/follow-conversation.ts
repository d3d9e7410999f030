/**
 * Follows conversations and leaves them (docs/spec/conversations.md#follow-a-conversation,
 * docs/spec/conversations.md#list-of-followed-conversations).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { trackConversation } from '#contract/endpoints/post-actions.ts'
import { getPost, getPosts } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import {
  beginningOf,
  followedIn,
  isFollowed,
  withFollowed,
  withFollowing,
} from '#domain/conversation/following.ts'
import { isOlderThan } from '#domain/instance.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { instanceQuery } from '../connection/instance.ts'
import { useSetPreference } from '../connection/preferences.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { markStale } from '../lists/lists.ts'
import { lookAfterRefusal } from '../posts/look-after-refusal.ts'
import { changePosts } from '../posts/post-cache.ts'
import { THREADS } from '../posts/threads.ts'
import { homeTimelineQuery, postListQuery } from '../posts/timelines.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

const storedList = (client: QueryClient) =>
  latePreferencesOf(client.getQueryData(viewerQuery(currentToken()).queryKey) ?? null).followedConversations

/**
 * Returns the mutation that follows the conversation of a post (true) or leaves it. What it calls runs also
 * when the menu that began it is closed.
 */
export function useFollowConversation(
  post: Post,
  { onDone, onRefused }: { onDone?: (follows: boolean) => void; onRefused: (error: Error) => void },
) {
  const client = useQueryClient()
  const { set } = useSetPreference()
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
      set({ followedConversations: withFollowed(storedList(client), ids, follows) })
      onDone?.(follows)
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
export const followedQuery = postListQuery(
  ['followed'],
  async (_, { client, signal }) => {
    const ids = followedIn(storedList(client))
    const posts = ids.length === 0 ? [] : await loadPosts(client, ids, signal)
    const byId = new Map(posts.map((post) => [post.id, post]))
    return { items: ids.flatMap((id) => byId.get(id) ?? []).filter(isFollowed), next: null }
  },
  { isByChoice: true },
)

/** Loads posts; those that are gone are left out. Older servers send one at a time. */
async function loadPosts(client: QueryClient, ids: readonly string[], signal: AbortSignal): Promise<Post[]> {
  const instance = await client.ensureQueryData(instanceQuery)
  if (!isOlderThan(instance.version, 5, 8))
    return await call(getPosts, { query: { id: [...ids] } }, { signal })
  const posts = await Promise.all(
    ids.map((id) =>
      call(getPost, { params: { id } }, { signal }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    ),
  )
  return posts.filter((post) => post !== null)
}
