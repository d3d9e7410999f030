import { useState } from 'react'
import { FeedNameForm } from '#components/feed/FeedNameForm.tsx'
import { useSourceKinds } from '#components/feed/use-source-kinds.ts'
import { useCreateFeed } from '#data/feeds/feeds.ts'
import type { SourceKind } from '#domain/merged-feed/merged-feed.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { announce } from '#ui/notices.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './NewFeed.module.css'

const NewMergedFeed = lazyPart(async () => (await import('./NewMergedFeed.tsx')).NewMergedFeed)

const LABELS: Record<'people' | SourceKind, TextKey> = {
  people: 'merged_feed.kind_people',
  tag: 'merged_feed.kind_tag',
  host: 'merged_feed.kind_host',
  group: 'merged_feed.kind_group',
}

/** Asks what a new feed shows, and makes it (docs/spec/feeds.md#new-merged-feed). */
export function NewFeed() {
  const t = useText()
  const create = useCreateFeed()
  const kinds = ['people', ...useSourceKinds()] as const
  const [kind, setKind] = useState<(typeof kinds)[number]>('people')
  const onCreated = ({ title }: { title: string }) => announce(t('custom_feeds.created', { name: title }))
  return (
    <section aria-label={t('merged_feed.new')}>
      <div className={styles.kinds}>
        <RadioGroup
          legend={t('merged_feed.kind')}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(LABELS[each]) }))}
          onChange={setKind}
        />
      </div>
      {kind === 'people' ? (
        <FeedNameForm
          label={t('custom_feeds.new_name')}
          help={t('custom_feeds.what_they_are')}
          submitLabel={t('custom_feeds.create')}
          save={create}
          onSaved={onCreated}
        />
      ) : (
        <NewMergedFeed key={kind} kind={kind} onCreated={onCreated} />
      )}
    </section>
  )
}
