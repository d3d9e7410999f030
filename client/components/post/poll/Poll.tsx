import { type FormEvent, useState } from 'react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Post } from '#contract/entities/post.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useVote } from '#data/posts/polls.ts'
import { hasEnded, mayVote, showsResults } from '#domain/post/poll.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useTimed } from '#platform/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import styles from './Poll.module.css'
import { PollDetails } from './PollDetails.tsx'
import { PollOptions } from './PollOptions.tsx'
import { PollResults } from './PollResults.tsx'

/** Few polls end while they are shown. */
const PollEnd = lazyPart(async () => (await import('./PollEnd.tsx')).PollEnd)

/**
 * Shows the poll of a post: a form for viewers who may vote, the results for everybody else, and for all from
 * its end on (docs/spec/polls.md#who-votes, docs/spec/polls.md#who-sees-the-results,
 * docs/spec/polls.md#end-of-a-poll, docs/spec/post-actions.md#a-busy-action).
 */
export function Poll({ post }: { post: Post }) {
  'use memo'
  const t = useText()
  const visitor = useVisitor()
  const [wantsResults, setWantsResults] = useState(false)
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const vote = useVote(post)
  const isOver = useTimed((now) => post.poll !== null && hasEnded(post.poll, now))
  const poll = post.poll && { ...post.poll, expired: isOver }
  if (!poll || poll.options.length === 0) return null

  const isSignedIn = visitor.kind === 'user'
  const isAuthor = isSignedIn && visitor.account?.id === post.account.id
  const results = showsResults(poll, { isSignedIn, isAuthor, asked: wantsResults })
  const choices = picked ?? poll.own_votes ?? []

  function send(event: FormEvent) {
    event.preventDefault()
    if (choices.length === 0 || vote.isPending) return
    // The voter is told even after leaving the page.
    vote.mutateAsync([...choices]).then(
      () => announce(t('poll.voted')),
      (error) => errorToast(error, t),
    )
  }

  return (
    <form className={styles.poll} lang={post.language ?? ''} onSubmit={send}>
      {results ? (
        <PollResults poll={poll} takesFocus={vote.isSuccess || (isOver && post.poll?.expired === false)} />
      ) : (
        <PollOptions poll={poll} choices={choices} disabled={vote.isPending} onChange={setPicked} />
      )}
      <div className={styles.foot}>
        {!results && (
          <Button type="submit" size="s" busy={vote.isPending} disabled={choices.length === 0}>
            {t('poll.vote')}
          </Button>
        )}
        {mayVote(poll, isSignedIn) && !isAuthor && (
          <Button kind="quiet" size="s" onClick={() => setWantsResults(!wantsResults)}>
            {t(wantsResults ? 'poll.back' : 'poll.see_results')}
          </Button>
        )}
        <PollDetails poll={poll} />
        {isOver && !post.poll?.expired && <PollEnd post={post} />}
      </div>
    </form>
  )
}
