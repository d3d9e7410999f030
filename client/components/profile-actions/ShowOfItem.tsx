import { MessageCircle, MessageCircleOff, Repeat2 } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { type ShownOf, useShowOf } from '#data/people/follows.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { toast } from '#ui/notices.ts'

type Change = { flag: keyof ShownOf; on: boolean; label: TextKey; done: TextKey }

const CHANGES = {
  'hide-reposts': {
    flag: 'showing_reblogs',
    on: false,
    label: 'profile_action.hide_reposts',
    done: 'profile_action.reposts_hidden',
  },
  'show-reposts': {
    flag: 'showing_reblogs',
    on: true,
    label: 'profile_action.show_reposts',
    done: 'profile_action.reposts_shown',
  },
  'hide-replies': {
    flag: 'showing_replies',
    on: false,
    label: 'profile_action.hide_replies',
    done: 'profile_action.replies_hidden',
  },
  'show-replies': {
    flag: 'showing_replies',
    on: true,
    label: 'profile_action.show_replies',
    done: 'profile_action.replies_shown',
  },
} as const satisfies Record<string, Change>

export type ShownEntry = keyof typeof CHANGES

/**
 * Shows the menu item that hides or shows the reposts or the replies of a person at home; a toast offers to
 * undo it (docs/spec/relationships.md#reposts-and-replies-of-a-person).
 */
export function ShowOfItem({ account, entry }: { account: Account; entry: ShownEntry }) {
  const t = useText()
  const relationship = useRelationship(account.id)
  const show = useShowOf(account.id)
  if (!relationship) return null
  const { flag, on, label, done } = CHANGES[entry]
  const { showing_reblogs, showing_replies } = relationship
  const before: ShownOf = { showing_reblogs, showing_replies }
  const showError = (error: unknown) => errorToast(error, t)

  // The menu closes before the answer comes; callbacks of `mutate` would not run then.
  const change = () =>
    void show.mutateAsync({ ...before, [flag]: on }).then(() => {
      const undo = { label: t('action.undo'), run: () => void show.mutateAsync(before).catch(showError) }
      toast(t(done, { name: displayName(account) }), { action: undo })
    }, showError)

  return (
    <MenuItem
      icon={flag === 'showing_reblogs' ? <Repeat2 /> : on ? <MessageCircle /> : <MessageCircleOff />}
      onSelect={change}
    >
      {t(label)}
    </MenuItem>
  )
}
