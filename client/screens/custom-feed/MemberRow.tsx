import { useState } from 'react'
import { PersonRow } from '#components/profile/PersonRow.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'

const RemoveMemberDialog = lazyPart(async () => (await import('./RemoveMemberDialog.tsx')).RemoveMemberDialog)

/** Shows a member of a custom feed, with the button that removes them. */
export function MemberRow({ item: account }: { item: Account }) {
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <PersonRow id={account.id}>
      <ProfileCard account={account} plain />
      <Button
        size="s"
        aria-label={t('custom_feeds.remove_named', { name: displayName(account) })}
        onClick={() => setConfirming(true)}
      >
        {t('custom_feeds.remove')}
      </Button>
      {isConfirming && <RemoveMemberDialog account={account} onDone={() => setConfirming(false)} />}
    </PersonRow>
  )
}
