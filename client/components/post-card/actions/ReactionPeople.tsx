import { useQuery } from '@tanstack/react-query'
import { CustomEmoji } from '#components/content/CustomEmoji.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { postReactionsQuery } from '#data/posts/post-people.ts'
import { useText } from '#i18n/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './ReactionPeople.module.css'

/** Shows the people who reacted to a post, under each emoji. */
export function ReactionPeople({ postId }: { postId: string }) {
  const t = useText()
  const reactions = useQuery(postReactionsQuery(postId))
  if (reactions.isPending) return <Spinner label={t('list.loading')} />
  if (!reactions.data) {
    return <ErrorNotice error={reactions.error} retrying={reactions.isFetching} onRetry={reactions.refetch} />
  }
  if (reactions.data.length === 0) return <p className={styles.empty}>{t('people.nobody')}</p>
  return reactions.data.map(({ name, url, accounts }) => (
    <section key={name} className={styles.reaction} aria-label={name}>
      <h3 className={styles.emoji}>
        {url ? <CustomEmoji emoji={{ shortcode: name, url, category: null }} /> : name}
      </h3>
      {accounts.map((account) => (
        <RowBoundary key={account.id} item={account}>
          <ProfileCard account={account} />
        </RowBoundary>
      ))}
    </section>
  ))
}
