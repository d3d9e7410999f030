import { useFilterName } from '#components/filter/filter-texts.ts'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { NamedFilter } from '#domain/filter/filter.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FilteredPost.module.css'
import { FilterLink } from './FilterLink.tsx'

/** Shows in place of a post one line: whose it is, which filter has folded it, and how to see it. */
export function FoldedPost({
  entry,
  filter,
  position,
  onShow,
}: {
  entry: Post
  filter: NamedFilter
  position: number | undefined
  onShow: () => void
}) {
  const t = useText()
  const { account } = entry.reblog ?? entry
  const filterName = useFilterName()(filter)
  const say = (name: string) => t('filter.folded', { name, filter: filterName })
  return (
    <article
      ref={handOverToNeighbour}
      className={styles.folded}
      data-row={entry.id}
      aria-label={say(displayName(account))}
      aria-posinset={position}
      aria-setsize={position && -1}
      tabIndex={-1}
    >
      <FilterLink>
        <NamedText account={account} say={say} />
      </FilterLink>
      <Button kind="quiet" size="s" onClick={onShow}>
        {t('filter.show')}
      </Button>
    </article>
  )
}
