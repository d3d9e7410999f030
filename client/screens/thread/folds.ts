/** Which branches are folded away. Kept until the page is left, so that Back finds a thread as it was. */
import { useState } from 'react'

/** By the id of the post that the branch hangs on, whatever the thread. */
let folds: ReadonlySet<string> = new Set()

export function useFolds() {
  const [folded, setFolded] = useState(folds)

  function change(ids: Iterable<string>) {
    folds = new Set(ids)
    setFolded(folds)
  }

  return {
    folded,
    toggle: (id: string) => change(folds.has(id) ? without([id]) : [...folds, id]),
    unfold: (ids: readonly string[]) => change(without(ids)),
  }
}

const without = (ids: readonly string[]) => [...folds].filter((id) => !ids.includes(id))
