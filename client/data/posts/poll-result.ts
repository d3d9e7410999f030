/** Asks for the result of a poll that has ended while it was shown (docs/spec/polls.md#end-of-a-poll). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askForPoll } from './polls.ts'

/** Asks once for the poll of a post. */
export function useResultAtEnd(postId: string): void {
  const client = useQueryClient()
  useQuery({
    queryKey: ['result of a poll', postId],
    queryFn: () => askForPoll(client, postId),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
