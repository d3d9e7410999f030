import type { Account } from '#contract/entities/account.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Losses.module.css'

/** Lists what is lost with an account. */
export function Losses({ account }: { account: Account }) {
  const t = useText()
  const { statuses_count: posts, following_count: follows } = account
  const { followers_count: followers, subscribers_count: subscribers } = account
  return (
    <ul className={styles.list}>
      <li>{posts > 0 ? t('delete_account.posts', { count: posts }) : t('delete_account.profile')}</li>
      {follows > 0 && <li>{t('delete_account.follows', { count: follows })}</li>}
      {followers > 0 && <li>{t('delete_account.followers', { count: followers })}</li>}
      {subscribers > 0 && <li>{t('delete_account.subscribers', { count: subscribers })}</li>}
      <li>{t('delete_account.device')}</li>
      <li>{t('delete_account.copies')}</li>
    </ul>
  )
}
