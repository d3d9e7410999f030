import { useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { FollowRequestButtons } from '#components/profile/FollowRequestButtons.tsx'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useProfileRelationshipFailure } from '#data/people/profile-relationship.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { isDeclined, outlivesLock } from '#domain/profile/follow.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ProfileNotes.module.css'

/**
 * Shows that the person asks to follow the viewer, with the buttons to answer and afterwards the result, and
 * that the person declined the viewer's own request, that it still waits without need, or that none of this
 * could be loaded (docs/spec/profiles.md#buttons-of-a-profile, docs/spec/relationships.md#a-declined-request,
 * docs/spec/relationships.md#requests-that-outlive-the-lock).
 */
export function ProfileNotes({ account }: { account: Account }) {
  const t = useText()
  const relationship = useRelationship(account.id)
  const isAsked = relationship?.requested_by ?? false
  const failure = useProfileRelationshipFailure(account.id)
  const reason = useErrorText(failure.error)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    <>
      {failure.isError && (
        <Alert
          tone="error"
          action={
            <Button data-makes-way onClick={failure.retry}>
              {t('action.retry')}
            </Button>
          }
        >
          <NamedText
            account={account}
            say={(name) =>
              failure.error === null
                ? t('profile_action.relationship_failed', { name })
                : `${t('profile_action.relationship_failed', { name })} ${reason}`
            }
          />
        </Alert>
      )}
      {wasAsked && (
        <div className={styles.request}>
          {isAsked && (
            <p>
              <NamedText account={account} say={(name) => t('follow_request.asks', { name })} />
            </p>
          )}
          <FollowRequestButtons account={account} />
        </div>
      )}
      {relationship && outlivesLock(account, relationship) && (
        <p className={styles.note} role="status">
          <NamedText account={account} say={(name) => t('follow.outlives_lock', { name })} />
        </p>
      )}
      {relationship && isDeclined(relationship) && (
        <p className={styles.note} role="status">
          <NamedText
            account={account}
            say={(name) => t(account.is_group ? 'group.declined' : 'follow.declined', { name })}
          />
        </p>
      )}
    </>
  )
}
