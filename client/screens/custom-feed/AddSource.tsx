import { useState } from 'react'
import { GroupForm } from '#components/feed/GroupForm.tsx'
import { TypedSourceForm } from '#components/feed/TypedSourceForm.tsx'
import { useSourceKinds } from '#components/feed/use-source-kinds.ts'
import { useChangeSources } from '#data/feeds/merged-feeds.ts'
import {
  type MergedFeed,
  MOST_SOURCES,
  nameOfSources,
  type Source,
  type SourceKind,
} from '#domain/merged-feed/merged-feed.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'
import { Select } from '#ui/Select.tsx'
import styles from './AddSource.module.css'

const LABELS: Record<SourceKind, TextKey> = {
  tag: 'merged_feed.kind_tag',
  host: 'merged_feed.kind_host',
  group: 'merged_feed.kind_group',
}

/** Shows the form that adds to a merged feed (docs/spec/feeds.md#change-a-merged-feed). */
export function AddSource({ feed }: { feed: MergedFeed }) {
  const t = useText()
  const kinds = useSourceKinds()
  const [chosen, setChosen] = useState<SourceKind>('tag')
  const change = useChangeSources(feed)
  if (feed.sources.length >= MOST_SOURCES) {
    return <p className={styles.full}>{t('merged_feed.too_many', { count: MOST_SOURCES })}</p>
  }

  function add(sources: readonly Source[], clear: () => void) {
    change.mutate([...feed.sources, ...sources], {
      onSuccess: () => {
        clear()
        announce(t('custom_feeds.added', { name: nameOfSources(sources) }))
      },
    })
  }

  const shared = { others: feed.sources, submitLabel: t('custom_feeds.add'), saving: change }
  return (
    <div className={styles.add}>
      {kinds.length > 1 && (
        <Select
          label={t('merged_feed.add_kind')}
          value={chosen}
          options={kinds.map((each) => ({ value: each, label: t(LABELS[each]) }))}
          onChange={({ currentTarget }) => {
            change.reset()
            setChosen(kinds.find((each) => each === currentTarget.value) ?? 'tag')
          }}
        />
      )}
      {chosen === 'group' ? (
        <GroupForm {...shared} onSource={(source, clear) => add([source], clear)} />
      ) : (
        <TypedSourceForm key={chosen} {...shared} kind={chosen} onType={change.reset} onSources={add} />
      )}
    </div>
  )
}
