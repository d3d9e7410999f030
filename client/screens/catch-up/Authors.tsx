import { useId } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { AuthorGroup } from '#domain/catch-up/catch-up.ts'
import { useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './CatchUp.module.css'
import { Entries } from './Entries.tsx'

/** So many posts of one person are shown at once; more of them wait for a press. */
const FEW = 3

/** Shows what each person has written, folded where it is much. */
export function Authors({ groups }: { groups: readonly AuthorGroup[] }) {
  const t = useText()
  const id = useId()
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t('catch_up.people')}
      </h2>
      {groups.map((group) => (
        <RowBoundary key={group.account.id} item={group.account}>
          <Author group={group} />
        </RowBoundary>
      ))}
    </section>
  )
}

function Author({ group: { account, entries } }: { group: AuthorGroup }) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.author}>
      <Disclosure
        open={entries.length <= FEW}
        summary={
          <span className={styles.summary} id={id}>
            <AccountAvatar account={account} size="s" />
            <span className={styles.name}>
              <DisplayName account={account} />
            </span>
            <span className={styles.count}>{t('search.count_posts', { count: entries.length })}</span>
          </span>
        }
      >
        <Entries label={id} entries={entries} isUnderAuthor />
      </Disclosure>
    </div>
  )
}
