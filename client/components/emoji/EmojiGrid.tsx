import type { MouseEvent, Ref } from 'react'
import { VList, type VListHandle } from 'virtua'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import styles from './EmojiGrid.module.css'
import { EmojiSymbol } from './EmojiSymbol.tsx'
import { emojiAt, type Position, type Row } from './emoji-rows.ts'

/** Returns the element id of an emoji, by which the search box names the active one. */
export const cellId = (gridId: string, { row, column }: Position) => `${gridId}-${row}-${column}`

/** Shows the rows of emoji. Only rows near the visible ones are rendered, and the row of the active emoji. */
export function EmojiGrid({
  id,
  label,
  rows,
  active,
  handle,
  onPick,
}: {
  id: string
  label: string
  rows: readonly Row[]
  /** The emoji that the arrow keys have reached. */
  active: Position | null
  handle: Ref<VListHandle>
  onPick: (emoji: Emoji, more: boolean) => void
}) {
  function pick(event: MouseEvent<HTMLElement>) {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    const chosen = emojiAt(
      rows,
      cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) },
    )
    if (chosen) onPick(chosen, event.shiftKey)
  }

  return (
    <VList
      ref={handle}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.grid}
      data={rows}
      keepMounted={active ? [active.row] : []}
      onClick={pick}
      // The search box keeps the focus, so that the arrow keys go on working.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {(row, index) =>
        row.kind === 'heading' ? (
          <div key={index} className={styles.heading}>
            {row.title}
          </div>
        ) : (
          <div key={index} className={styles.row}>
            {row.emojis.map((emoji, column) => (
              <button
                key={cellId(id, { row: index, column })}
                id={cellId(id, { row: index, column })}
                type="button"
                role="option"
                tabIndex={-1}
                aria-label={emoji.name}
                aria-selected={active?.row === index && active.column === column}
                data-tooltip={emoji.name}
                data-row={index}
                data-column={column}
                className={styles.cell}
              >
                <EmojiSymbol name={emoji.url === null ? emoji.text : emoji.name} url={emoji.url} />
              </button>
            ))}
          </div>
        )
      }
    </VList>
  )
}
