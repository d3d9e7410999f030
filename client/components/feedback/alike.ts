/**
 * Parts of a page that could not be loaded for one and the same reason: the first of them speaks for all, so that one
 * failure is one notice.
 */
import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

export interface FailedPart {
  /** The name of the part. */
  about: string
  reason: string
  isRetrying: boolean
  retry: () => void
}

interface Failure extends FailedPart {
  id: string
}

let failures: readonly Failure[] = []
const listeners = new Set<() => void>()

function set(next: readonly Failure[]): void {
  failures = next
  for (const tell of listeners) tell()
}

function report(failure: Failure): void {
  const at = failures.findIndex(({ id }) => id === failure.id)
  set(at === -1 ? [...failures, failure] : failures.with(at, failure))
}

const withdraw = (id: string) => set(failures.filter((one) => one.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the parts that failed for this reason, each name once, this part among them; none where another speaks for it. */
export function useAlike({ about, reason, isRetrying, retry }: FailedPart): readonly FailedPart[] {
  const id = useId()
  const all = useSyncExternalStore(subscribe, () => failures)
  useLayoutEffect(
    () => report({ id, about, reason, isRetrying, retry }),
    [id, about, reason, isRetrying, retry],
  )
  useLayoutEffect(() => () => withdraw(id), [id])
  const alike = all.filter((one) => one.reason === reason)
  if (alike[0]?.id !== id) return []
  return alike.filter((one, index) => alike.findIndex((other) => other.about === one.about) === index)
}
