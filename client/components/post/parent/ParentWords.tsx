import { useQuery } from '@tanstack/react-query'
import { plainText } from '#components/content/plain-text.ts'
import type { Post } from '#contract/entities/post.ts'
import { useVerdict } from '#data/filters/filters.ts'
import { useIsMuted } from '#data/people/use-is-muted.ts'
import { parentQuery, repliesBesideParents } from '#data/posts/parents.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { firstWords } from '#domain/post/parent.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { usePathname } from '#platform/page/location.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { QuoteCard } from '../quote/QuoteCard.tsx'
import styles from './ParentWords.module.css'

/** The ids of the replies whose parents are open. They stay so until the page is closed, as long posts do. */
const opened = createStore<ReadonlySet<string>>(new Set())

function toggle(id: string): void {
  const next = new Set(opened.current())
  if (!next.delete(id)) next.add(id)
  opened.set(next)
}

/**
 * Shows in Home the first words of what a reply answers, and on a press the whole of it
 * (docs/spec/timelines.md#what-a-reply-answers).
 */
export function ParentWords({ post }: { post: Post }) {
  const isBeside = useStore(repliesBesideParents, (ids) => ids.has(post.id))
  const isHome = findRoute(usePathname())?.name === 'home'
  const { data: parent } = useQuery(parentQuery(post.in_reply_to_id ?? ''))
  return isHome && parent && !isBeside ? <Words id={post.id} parent={parent} /> : null
}

function Words({ id, parent }: { id: string; parent: Post }) {
  'use memo'
  const t = useText()
  const isOpen = useStore(opened, (ids) => ids.has(id))
  const isFiltered = useVerdict(parent) !== null
  if (useIsMuted(parent) || isFiltered) return null
  const words = firstWords(plainText(ownContent(parent)))
  const files = parent.media_attachments.length
  const line = words === '' ? t('post.parent_files', { count: files }) : words
  return (
    <>
      <button
        type="button"
        className={styles.words}
        // Of words that are too many the end is left out, in whichever direction they are read.
        dir="auto"
        aria-expanded={isOpen}
        data-shortcut="parent"
        onClick={() => toggle(id)}
      >
        {isOpen ? (
          t('post.show_less')
        ) : (
          <span lang={words === '' ? undefined : (parent.language ?? '')}>{line}</span>
        )}
      </button>
      {isOpen && <QuoteCard post={parent} whole />}
    </>
  )
}
