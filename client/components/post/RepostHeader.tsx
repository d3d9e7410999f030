import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useVisitor } from '#data/connection/session.ts'
import { profileLink } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { drawn } from '#ui/drawn-icon.ts'
import styles from './ContextLine.module.css'

/** Shows above a reposted post who reposted it. */
export function RepostHeader({ account }: { account: Account }) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  return (
    <p className={styles.header} {...drawn('repeat')}>
      <a {...profileLink(account, guest)} className={styles.author}>
        <DisplayName account={account} />
      </a>
      <span>{t('post.reposted')}</span>
    </p>
  )
}
