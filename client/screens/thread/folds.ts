/**
 * Remembers which branches of threads are folded, until the page is closed, so that Back finds a thread as it
 * was (docs/spec/threads.md#branches).
 */
import { useState } from 'react'

/** The ids of the posts whose replies are folded, in any thread. */
type Folds = ReadonlySet<string>

let kept: Folds = new Set()

/** Returns the folded branches, and the functions that change them. */
export function useFolds() {
  const [folded, setFolded] = useState(kept)

  function toggle(id: string) {
    kept = folded.has(id) ? without(folded, [id]) : new Set([...folded, id])
    setFolded(kept)
  }

  return { folded, toggle, unfold: (ids: readonly string[]) => setFolded(without(folded, ids)) }
}

const without = (folded: Folds, ids: readonly string[]): Folds =>
  new Set([...folded].filter((id) => !ids.includes(id)))
