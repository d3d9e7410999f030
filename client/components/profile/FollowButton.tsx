import { Lock, UserPlus } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import { useFollow } from '#data/people/follows.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { type FollowAction, followAction } from '#domain/profile/follow.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce, toast } from '#ui/notices.ts'

interface Texts {
  /** The text on the button, and its accessible name, which includes the person. */
  buttons: Record<FollowAction, readonly [TextKey, TextKey]>
  locked: TextKey
  done: TextKey
  asked: TextKey
  ended: TextKey
}

const OF_PERSON: Texts = {
  buttons: {
    follow: ['follow.follow', 'follow.follow_person'],
    'cancel-request': ['follow.cancel', 'follow.cancel_person'],
    unfollow: ['follow.unfollow', 'follow.unfollow_person'],
  },
  locked: 'follow.locked',
  done: 'follow.done',
  asked: 'follow.asked',
  ended: 'follow.ended',
}

const OF_GROUP: Texts = {
  buttons: {
    follow: ['group.join', 'group.join_named'],
    'cancel-request': ['group.cancel', 'group.cancel_named'],
    unfollow: ['group.leave', 'group.leave_named'],
  },
  locked: 'group.locked',
  done: 'group.joined',
  asked: 'group.asked',
  ended: 'group.left',
}

/** How the button looks when it follows, and when it ends that. */
const PLAIN = { on: { kind: 'secondary', size: 's' }, off: { kind: 'quiet', size: 's' } } as const
const PROMINENT = { on: { kind: 'primary' }, off: { kind: 'secondary' } } as const

/**
 * Shows the button that follows, cancels the request or unfollows; a group is joined and left. Guests do not
 * see it, nor does anybody beside their own name (docs/spec/relationships.md#follow-button,
 * docs/spec/groups.md#join-and-leave-a-group).
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
  const texts = account.is_group ? OF_GROUP : OF_PERSON
  const [label, name] = texts.buttons[action]
  const person = { name: displayName(account) }
  const isLocked = action === 'follow' && account.locked

  // The viewer is told even after leaving the page.
  const tell = (error: unknown) => errorToast(error, t)

  const press = () =>
    follow.mutateAsync(action === 'follow').then(({ following, requested }) => {
      const words = t(following ? texts.done : requested ? texts.asked : texts.ended, person)
      if (action === 'unfollow' && account.is_group)
        toast(words, { action: { label: t('action.undo'), run: joinAgain } })
      else announce(words)
    }, tell)

  const joinAgain = () => void follow.mutateAsync(true).catch(tell)

  return (
    <Button
      {...(prominent ? PROMINENT : PLAIN)[action === 'follow' ? 'on' : 'off']}
      busy={follow.isPending}
      icon={action === 'follow' && (isLocked ? <Lock /> : <UserPlus />)}
      aria-label={t(name, person)}
      data-tooltip={isLocked ? t(texts.locked) : undefined}
      aria-description={isLocked ? t(texts.locked) : undefined}
      onClick={press}
    >
      {t(label)}
    </Button>
  )
}
