import { DisplayName } from '#components/profile/DisplayName.tsx'
import { NamesakeAddress } from '#components/profile/NamesakeAddress.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useVisitor } from '#data/connection/session.ts'
import { profileLink } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { drawn } from '#ui/drawn-icon.ts'
import styles from './ContextLine.module.css'

/** Shows above a reposted post who reposted it: a namesake of its author with the address. */
export function RepostHeader({ account, author }: { account: Account; author: Account }) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  return (
    <p className={styles.header} {...drawn('repeat')}>
      <a {...profileLink(account, guest)} className={styles.author}>
        <DisplayName account={account} />
        <NamesakeAddress account={account} beside={[author]} />
      </a>
      <span>{t('post.reposted')}</span>
    </p>
  )
}
