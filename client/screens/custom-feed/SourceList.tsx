import { useErrorText } from '#components/feedback/error-text.ts'
import { useChangeSources } from '#data/feeds/merged-feeds.ts'
import { isSameSource, type MergedFeed, type Source, sourceName } from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import screen from './CustomFeedScreen.module.css'
import styles from './SourceList.module.css'

/** Shows what is in a merged feed, each with the button that takes it out; the last one stays. */
export function SourceList({ feed }: { feed: MergedFeed }) {
  const t = useText()
  const change = useChangeSources(feed)
  const reason = useErrorText(change.error)
  const title = t('merged_feed.sources')

  function remove(source: Source) {
    change.mutate(
      feed.sources.filter((each) => !isSameSource(each, source)),
      { onSuccess: () => announce(t('custom_feeds.removed', { name: sourceName(source) })) },
    )
  }

  return (
    <>
      <h2 className={screen.title}>{title}</h2>
      <ul aria-label={title}>
        {feed.sources.map((source) => (
          <li
            key={`${source.kind}:${source.value}`}
            ref={handOverToNeighbour}
            data-row={`${source.kind}:${source.value}`}
            tabIndex={-1}
            className={styles.row}
          >
            <span className={styles.name}>
              <bdi translate="no">{sourceName(source)}</bdi>
            </span>
            {feed.sources.length > 1 && (
              <Button
                size="s"
                aria-label={t('custom_feeds.remove_named', { name: sourceName(source) })}
                onClick={() => remove(source)}
              >
                {t('custom_feeds.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {change.isError && <Alert tone="error">{reason}</Alert>}
    </>
  )
}
