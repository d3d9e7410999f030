/** Which branches are folded away. Kept until the page is left, so that Back finds a thread as it was. */
import { useState } from 'react'

/** Ids of the posts that the branches hang on, whatever the thread. */
type Folds = ReadonlySet<string>

let kept: Folds = new Set()

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
