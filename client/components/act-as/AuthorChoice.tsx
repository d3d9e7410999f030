import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { handleText } from '#components/profile/handle-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import type { AccountCard } from '#data/storage/stored-card.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { writeAs } from '#data/writing/write-as.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { pageForOther } from '#domain/session/page-for-other.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { toast } from '#ui/notices.ts'
import styles from './AuthorChoice.module.css'
import { sayFailure } from './say-failure.ts'

/**
 * Says as whom one writes, and goes on with the draft as another account of this device, where its editor
 * opens (docs/spec/session.md#writing-as-another-account).
 */
export function AuthorChoice({
  viewer,
  context,
  hasDraft,
}: {
  viewer: Account
  context: DraftContext
  /** Whether anything is written. */
  hasDraft: boolean
}) {
  const t = useText()
  const client = useQueryClient()
  const writing = useWriting()
  const others = useOtherSessions()
  const [isLeaving, setLeaving] = useState(false)

  async function goOnAs(card: AccountCard) {
    setLeaving(true)
    try {
      const move = { context, hasDraft, accountId: card.id, path: pageForOther(location) }
      const isGone = await writeAs(client, writing, move)
      if (!isGone) toast(t('act_as.busy', { handle: handleText(card) }), { tone: 'error' })
    } catch (error) {
      sayFailure(card, error, t)
    }
    setLeaving(false)
  }

  return (
    <div className={styles.author}>
      <Menu
        label={t('accounts.title')}
        trigger={(opener) => (
          <Button
            kind="quiet"
            size="s"
            icon={<AccountAvatar account={viewer} size="xs" />}
            busy={isLeaving}
            {...opener}
          >
            {t('act_as.author', { handle: handleText(viewer) })}
          </Button>
        )}
      >
        {others.map(({ card }) => (
          <MenuItem
            key={card.id}
            icon={<AccountAvatar account={card} size="xs" />}
            onSelect={() => void goOnAs(card)}
          >
            {t('act_as.write_as', { handle: handleText(card) })}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
