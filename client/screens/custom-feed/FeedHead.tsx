import type { UseMutationResult } from '@tanstack/react-query'
import { PencilLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FeedTitle } from '#components/feed/FeedTitle.tsx'
import { Page } from '#components/layout/Page.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { announce } from '#ui/notices.ts'
import styles from './FeedHead.module.css'

const FeedNameForm = lazyPart(async () => (await import('#components/feed/FeedNameForm.tsx')).FeedNameForm)

/** Shows the name of a custom feed, with buttons that rename it in place and delete it. */
export function FeedHead({
  feed,
  rename,
  onDelete,
}: {
  feed: Feed
  rename: UseMutationResult<Feed, Error, string>
  onDelete: () => void
}) {
  const t = useText()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  function stopRenaming() {
    rename.reset()
    setRenaming(false)
    renameButton.current?.focus()
  }

  return (
    <Page
      title={feed.title}
      heading={<FeedTitle feed={feed} to="custom-feed-timeline" />}
      aside={
        <span className={styles.actions}>
          <IconButton
            ref={renameButton}
            label={t('custom_feeds.rename')}
            icon={<PencilLine />}
            aria-expanded={isRenaming}
            onClick={() => (isRenaming ? stopRenaming() : setRenaming(true))}
          />
          <IconButton label={t('custom_feeds.delete')} icon={<Trash2 />} onClick={onDelete} />
        </span>
      }
    >
      {isRenaming && (
        <FeedNameForm
          typeAhead
          label={t('custom_feeds.name')}
          submitLabel={t('custom_feeds.save')}
          former={feed.title}
          save={rename}
          onSaved={({ title }) => {
            stopRenaming()
            announce(t('custom_feeds.renamed', { name: title }))
          }}
          onCancel={stopRenaming}
        />
      )}
    </Page>
  )
}
