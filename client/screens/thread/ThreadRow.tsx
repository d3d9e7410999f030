import { ChevronDown, ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { InTurn } from '#components/list/InTurn.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { ThreadRow as Row } from '#domain/post/thread.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import type { RequestedDraft } from './requested-draft.ts'
import { heightOf, rememberHeight } from './row-heights.ts'
import { ThreadPost } from './ThreadPost.tsx'
import styles from './ThreadRow.module.css'

/** The deepest indentation. Narrow screens stop earlier. */
const DEEPEST = 5

/**
 * Shows a row of a thread: a post, or a note in place of one that is not available, and the button that folds
 * its branch.
 */
export function ThreadRow({
  row: { id, post, depth, replies, foldable },
  isNear,
  folded,
  onFold,
  selected,
  requestedDraft,
  ref,
}: {
  row: Row
  /** Is drawn with the thread and not in its turn (docs/spec/threads.md#long-threads). */
  isNear: boolean
  folded: boolean
  onFold: (id: string) => void
  selected: boolean
  requestedDraft: RequestedDraft | null
  ref?: Ref<HTMLLIElement>
}) {
  'use memo'
  const t = useText()

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: WAI-ARIA 1.2 gives a list item a level
    <li ref={ref} className={styles.row} data-depth={Math.min(depth, DEEPEST)} aria-level={depth + 1}>
      <div ref={rememberHeight(id)}>
        <InTurn id={id} waits={!isNear && !selected} height={heightOf(id)}>
          {post ? (
            <RowBoundary item={post}>
              <ThreadPost post={post} selected={selected} draft={requestedDraft} />
            </RowBoundary>
          ) : (
            <p className={styles.unavailable}>{t('post.unavailable')}</p>
          )}
          {foldable && (
            <div className={styles.fold}>
              <Button
                kind="quiet"
                size="s"
                icon={folded ? <ChevronRight /> : <ChevronDown />}
                aria-expanded={!folded}
                onClick={() => onFold(id)}
              >
                {t(folded ? 'thread.folded' : 'post.replies', { count: replies })}
              </Button>
            </div>
          )}
        </InTurn>
      </div>
    </li>
  )
}
