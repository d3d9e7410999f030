import type { Post } from '#contract/entities/post.ts'
import { useResultAtEnd } from '#data/posts/poll-result.ts'

/** Asks for the result of a poll that has just ended (docs/spec/polls.md#end-of-a-poll). */
export function PollEnd({ post }: { post: Post }) {
  useResultAtEnd(post.id)
  return null
}
