import { Lock, UserPlus } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import { useFollow } from '#data/people/follows.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { followAction } from '#domain/profile/follow.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'

/** The text on the button, and its accessible name, which includes the person. */
const TEXTS = {
  follow: ['follow.follow', 'follow.follow_person'],
  'cancel-request': ['follow.cancel', 'follow.cancel_person'],
  unfollow: ['follow.unfollow', 'follow.unfollow_person'],
} as const satisfies Record<string, readonly TextKey[]>

/** How the button looks when it follows, and when it ends that. */
const PLAIN = { on: { kind: 'secondary', size: 's' }, off: { kind: 'quiet', size: 's' } } as const
const PROMINENT = { on: { kind: 'primary' }, off: { kind: 'secondary' } } as const

/**
 * Shows the button that follows, cancels the request or unfollows. Guests do not see it, nor does anybody
 * beside their own name (docs/spec/relationships.md#follow-button).
 */
export function FollowButton({
  account,
  prominent = false,
}: {
  account: Account
  /** On the profile itself it is the main thing to do. */
  prominent?: boolean
}) {
  const t = useText()
  const viewer = useViewer()
  const relationship = useRelationship(account.id)
  const follow = useFollow(account.id)
  if (!viewer || viewer.id === account.id || !relationship) return null
  const action = followAction(relationship)
  const [label, name] = TEXTS[action]
  const person = { name: displayName(account) }
  const isLocked = action === 'follow' && account.locked

  const press = () =>
    follow.mutate(action === 'follow', {
      onSuccess: ({ following, requested }) =>
        announce(t(following ? 'follow.done' : requested ? 'follow.asked' : 'follow.ended', person)),
      onError: (error) => errorToast(error, t),
    })

  return (
    <Button
      {...(prominent ? PROMINENT : PLAIN)[action === 'follow' ? 'on' : 'off']}
      busy={follow.isPending}
      icon={action === 'follow' && (isLocked ? <Lock /> : <UserPlus />)}
      aria-label={t(name, person)}
      data-tooltip={isLocked ? t('follow.locked') : undefined}
      aria-description={isLocked ? t('follow.locked') : undefined}
      onClick={press}
    >
      {t(label)}
    </Button>
  )
}
