/**
 * Names of what this browser would not keep: its author is told while there is still time
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
import { createStore, type Store } from '#platform/storage/store.ts'

/** A part of a draft or an edit that is stored by itself. */
export type SavedPart = { text: string } | { rest: string } | { file: string }

export interface Unsaved {
  names: Store<ReadonlySet<string>>
  /**
   * Notes whether a part is stored. `text` and `rest` are the key of a draft or an edit, `file` that of a
   * file.
   */
  note: (part: SavedPart, isSaved: boolean) => void
}

const nameOf = (part: SavedPart) => JSON.stringify(part)

export function createUnsaved(): Unsaved {
  const names = createStore<ReadonlySet<string>>(new Set())
  return {
    names,
    note(part, isSaved) {
      const name = nameOf(part)
      if (names.current().has(name) !== isSaved) return
      const next = new Set(names.current())
      if (isSaved) next.delete(name)
      else next.add(name)
      names.set(next)
    },
  }
}

/** Returns whether any part of a draft or an edit is not stored. */
export const isUnsaved = (
  names: ReadonlySet<string>,
  key: string,
  attachments: readonly { key: string }[],
): boolean =>
  [{ text: key }, { rest: key }, ...attachments.map((one) => ({ file: one.key }))].some((part) =>
    names.has(nameOf(part)),
  )
