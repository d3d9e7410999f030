/**
 * What this browser would not keep of a draft or an edit: its author is told while there is still time
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
import { useSyncExternalStore } from 'react'

const refused = new Set<string>()
const listeners = new Set<() => void>()

/** What lies beside the text. */
export const restOf = (key: string) => `${key} rest`

/** Everything of a draft or an edit that a browser may refuse to keep; `storedAs` is its key. */
export const unkeptKeys = (storedAs: string, attachments: readonly { key: string }[]) => [
  storedAs,
  restOf(storedAs),
  ...attachments.map(({ key }) => key),
]

/** `name`: the key of a draft, of an edit or of a file, or what `restOf` makes of the first. */
export function noteKept(name: string, isKept: boolean): void {
  if (refused.has(name) !== isKept) return
  if (isKept) refused.delete(name)
  else refused.add(name)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsUnkept = (names: readonly string[]) =>
  useSyncExternalStore(subscribe, () => names.some((name) => refused.has(name)))
