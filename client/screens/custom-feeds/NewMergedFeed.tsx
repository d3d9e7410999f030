import { useState } from 'react'
import { GroupForm } from '#components/feed/GroupForm.tsx'
import { TypedSourceForm } from '#components/feed/TypedSourceForm.tsx'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { useCreateMergedFeed } from '#data/feeds/merged-feeds.ts'
import { cleanFeedName, feedNameProblem } from '#domain/feed.ts'
import {
  type MergedFeed,
  nameOfSources,
  type Source,
  type SourceKind,
} from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './NewFeed.module.css'

/** Shows the form that makes a merged feed of one kind; others can be added to it later. */
export function NewMergedFeed({
  kind,
  onCreated,
}: {
  kind: SourceKind
  onCreated: (feed: MergedFeed) => void
}) {
  const t = useText()
  const create = useCreateMergedFeed()
  const { feeds } = useAllFeeds()
  const [typed, setTyped] = useState('')
  const [sources, setSources] = useState<readonly Source[]>([])
  const usual = nameOfSources(sources)
  const name = cleanFeedName(typed)
  const problem = feedNameProblem(name || usual, feeds)

  function save(chosen: readonly Source[], clear: () => void) {
    create.mutate(
      { title: name || nameOfSources(chosen), sources: chosen },
      {
        onSuccess: (feed) => {
          setTyped('')
          clear()
          onCreated(feed)
        },
      },
    )
  }

  function type(text: string) {
    create.reset()
    setTyped(text)
  }

  const shared = { submitLabel: t('custom_feeds.create'), saving: create }
  if (kind === 'group') {
    return (
      <div className={styles.form}>
        <GroupForm {...shared} onSource={(source, clear) => save([source], clear)} />
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <TypedSourceForm
        {...shared}
        kind={kind}
        isRefused={problem !== null}
        onSources={save}
        onType={(now) => {
          create.reset()
          setSources(now)
        }}
      >
        <TextField
          label={t('merged_feed.name')}
          help={usual && t('merged_feed.name_help', { name: usual })}
          value={typed}
          error={problem && t(`custom_feeds.name_${problem}`)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </TypedSourceForm>
    </div>
  )
}
