import { useRef, useState } from 'react'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { handle } from '#domain/profile/handle.ts'
import { profileHref } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MemberRow.module.css'
import { RemoveMemberQuestion } from './RemoveMemberQuestion.tsx'

/** Somebody who is in the feed. */
export function MemberRow({ item: account }: { item: Account }) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const instanceUri = useInstance()?.uri ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pages of the list are boxes, where an `li` has no place
    <div ref={row} role="listitem" data-row={account.id} className={styles.row}>
      <a href={profileHref(account, false)} className={styles.person}>
        <AccountAvatar account={account} />
        <span className={styles.names}>
          <span className={styles.name}>
            <DisplayName account={account} />
          </span>
          <span className={styles.handle} dir="ltr">
            {handle(account, instanceUri)}
          </span>
        </span>
      </a>
      <Button
        size="s"
        aria-label={t('custom_feeds.remove_named', { name: displayName(account) })}
        onClick={() => setIsAsked(true)}
      >
        {t('custom_feeds.remove')}
      </Button>
      {isAsked && (
        <RemoveMemberQuestion account={account} row={row.current} onDone={() => setIsAsked(false)} />
      )}
    </div>
  )
}
