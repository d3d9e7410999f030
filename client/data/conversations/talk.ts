/**
 * Looks for what others write in a talk that is open
 * (docs/spec/conversations.md#a-conversation-as-a-talk).
 */
import { useQueryClient } from '@tanstack/react-query'
import { getThread } from '#contract/endpoints/posts.ts'
import { nextPollDelay } from '#domain/poll-pace.ts'
import { useSharedPoll } from '#platform/network/use-shared-poll.ts'
import { call } from '../connection/api.ts'
import { askedPause } from '../connection/api-error.ts'
import { isChangedSince } from '../posts/post-cache.ts'
import { threadQuery } from '../posts/threads.ts'

/**
 * Asks for the posts of a talk while the component is on screen, one tab for all. What was changed here since
 * the question stays as it is.
 */
export function useNewWords(id: string): void {
  const client = useQueryClient()
  const { queryKey } = threadQuery(id)
  useSharedPoll({
    name: `kith-talk ${id}`,
    ask: async (signal) => {
      const askedAt = Date.now()
      return { posts: await call(getThread, { params: { id } }, { signal }), askedAt }
    },
    receive: ({ posts, askedAt }) =>
      client.setQueryData(queryKey, (known) => {
        if (!known) return known
        const before = new Map(known.map((post) => [post.id, post]))
        const fresh = posts.map((post) =>
          isChangedSince(post.id, askedAt) ? (before.get(post.id) ?? post) : post,
        )
        const answered = new Set(posts.map((post) => post.id))
        const own = known.filter((post) => !answered.has(post.id) && isChangedSince(post.id, askedAt))
        return [...fresh, ...own]
      }),
    delay: nextPollDelay,
    pauseAfter: askedPause,
    whileHidden: false, // coming back asks at once
  })
}
