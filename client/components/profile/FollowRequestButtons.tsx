import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useAnswerFollowRequest } from '#data/people/follow-requests.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import styles from './FollowRequestButtons.module.css'
import { FollowRequestResult } from './FollowRequestResult.tsx'

/**
 * Shows the buttons that accept or reject a follow request, and afterwards the result. While the relationship
 * loads, the request counts as open.
 */
export function FollowRequestButtons({ account }: { account: Account }) {
  const t = useText()
  const relationship = useRelationship(account.id)
  const { pending, error, answer } = useAnswerFollowRequest(account.id)
  const [isAnsweredHere, setAnsweredHere] = useState(false)
  const name = displayName(account)
  if (relationship && !relationship.requested_by) {
    const text = t(relationship.followed_by ? 'follow_request.accepted' : 'follow_request.rejected')
    return <FollowRequestResult text={text} takesFocus={isAnsweredHere} />
  }

  const send = (accept: boolean) =>
    answer(accept, ({ followed_by }) => {
      setAnsweredHere(true)
      announce(t(followed_by ? 'follow_request.accepted' : 'follow_request.rejected'))
    })

  return (
    <>
      <div className={styles.answers}>
        <Button
          kind="primary"
          icon={<Check />}
          busy={pending === true}
          disabled={pending === false}
          aria-label={t('follow_request.accept_name', { name })}
          onClick={() => send(true)}
        >
          {t('follow_request.accept')}
        </Button>
        <Button
          icon={<X />}
          busy={pending === false}
          disabled={pending === true}
          aria-label={t('follow_request.reject_name', { name })}
          onClick={() => send(false)}
        >
          {t('follow_request.reject')}
        </Button>
      </div>
      {error && <ErrorNotice error={error} />}
    </>
  )
}
