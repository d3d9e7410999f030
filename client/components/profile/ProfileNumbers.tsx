import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { shortCount } from '#domain/number-text.ts'
import { numbersOf } from '#domain/profile/numbers.ts'
import { tabPath } from '#domain/profile/tab.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import styles from './ProfileNumbers.module.css'

const LABELS = {
  posts: 'profile.number_posts',
  followers: 'profile.number_followers',
  following: 'profile.number_following',
  subscribers: 'profile.number_subscribers',
} as const satisfies Record<string, TextKey>

/**
 * Shows how much somebody wrote and who follows them. One's own numbers are links
 * (docs/spec/profiles.md#numbers-of-a-profile).
 */
export function ProfileNumbers({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const t = useText()
  const locale = useLocale()
  const numbers = numbersOf(account, useInstance())
  if (numbers.length === 0) return null
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ tab, count }) => {
        const number = (
          <>
            <b className={styles.number} translate="no">
              {`${shortCount(count, locale)} `}
            </b>
            <span>{t(account.is_group ? 'group.number_members' : LABELS[tab], { count })}</span>
          </>
        )
        return (
          <li key={tab}>
            {isOwn ? (
              <a href={tabPath(account, tab)} className={styles.link}>
                {number}
              </a>
            ) : (
              number
            )}
          </li>
        )
      })}
    </ul>
  )
}
