import { Lock, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'

const GuestFollowDialog = lazyPart(async () => (await import('./GuestFollowDialog.tsx')).GuestFollowDialog)

/**
 * Shows guests the button to follow, which says how they can
 * (docs/spec/relationships.md#following-as-a-guest).
 */
export function GuestFollowButton({ account }: { account: Account }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const lock = account.locked ? t('follow.locked') : undefined
  return (
    <>
      <Button
        kind="primary"
        icon={account.locked ? <Lock /> : <UserPlus />}
        aria-label={t('follow.follow_person', { name: displayName(account) })}
        aria-haspopup="dialog"
        data-tooltip={lock}
        aria-description={lock}
        onClick={() => setOpen(true)}
      >
        {t('follow.follow')}
      </Button>
      {isOpen && <GuestFollowDialog account={account} onDone={() => setOpen(false)} />}
    </>
  )
}
