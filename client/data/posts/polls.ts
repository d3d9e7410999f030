/** Votes in polls (docs/spec/polls.md#voting). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { voteInPoll } from '#contract/endpoints/polls.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import type { Poll } from '#contract/entities/poll.ts'
import type { Post } from '#contract/entities/post.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { changePost } from './post-cache.ts'

/**
 * Refusals that mean the poll on screen is out of date: it has ended, or the viewer voted in another window.
 */
const OUTDATED = ['poll has already ended', 'already voted']

/** Returns the mutation that votes in the poll of a post. It takes the indices of the chosen options. */
export function useVote(post: Post) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choices: number[]) =>
      call(voteInPoll, { params: { id: post.poll?.id ?? post.id }, body: { choices } }),
    onSuccess: (poll) => {
      showPoll(client, post.id, poll)
      tellTabs(client, { kind: 'vote', postId: post.id, poll })
    },
    onError: (error) => {
      console.error('the vote was not counted', error)
      if (error instanceof ApiError && OUTDATED.includes(error.message)) void reloadPoll(client, post.id)
      lookAfterRefusal(client, post.id, error)
    },
  })
}

/** Shows a poll as the server has it. */
export const showPoll = (client: QueryClient, id: string, poll: Poll | null) =>
  changePost(client, id, (post) => ({ ...post, poll }))

/** Asks the server for a poll and shows what it answers. */
export async function askForPoll(client: QueryClient, id: string): Promise<Poll | null> {
  const { poll } = await call(getPost, { params: { id } })
  showPoll(client, id, poll)
  return poll
}

async function reloadPoll(client: QueryClient, id: string): Promise<void> {
  try {
    await askForPoll(client, id)
  } catch (error) {
    console.warn('the poll could not be loaded again', error) // the refusal itself is shown
  }
}
