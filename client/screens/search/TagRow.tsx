import type { FoundTag } from '#data/search/search.ts'
import { tagPath } from '#domain/profile/link.ts'
import styles from './TagRow.module.css'

/** Shows a hashtag in a list, as a link to its posts. */
export function TagRow({ item: { id: name } }: { item: FoundTag }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" className={styles.row} data-row={name}>
      <a href={tagPath(name)} className={styles.tag}>
        <bdi translate="no">{`#${name}`}</bdi>
      </a>
    </div>
  )
}
