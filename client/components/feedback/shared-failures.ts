/**
 * Groups the parts of a page that could not be loaded for the same reason, so that one cause is one notice.
 */
import { useId, useLayoutEffect } from 'react'
import { createStore, useStore } from '#platform/storage/store.ts'

export interface FailedPart {
  /** The name of the part. */
  about: string
  /** The sentence that says why it failed. */
  reason: string
  isRetrying: boolean
  retry: () => void
}

interface Failure extends FailedPart {
  id: string
}

const failures = createStore<readonly Failure[]>([])

function report(failure: Failure): void {
  const all = failures.current()
  const at = all.findIndex(({ id }) => id === failure.id)
  failures.set(at === -1 ? [...all, failure] : all.with(at, failure))
}

const withdraw = (id: string) => failures.set(failures.current().filter((failure) => failure.id !== id))

/**
 * Returns all parts that failed for the same reason as this one, each name once. Only the part that failed
 * first gets them and shows the notice; the others get an empty list.
 */
export function useSharedFailures({ about, reason, isRetrying, retry }: FailedPart): readonly FailedPart[] {
  const id = useId()
  const all = useStore(failures)
  useLayoutEffect(
    () => report({ id, about, reason, isRetrying, retry }),
    [id, about, reason, isRetrying, retry],
  )
  useLayoutEffect(() => () => withdraw(id), [id])
  const sameReason = all.filter((failure) => failure.reason === reason)
  if (sameReason[0]?.id !== id) return []
  return sameReason.filter(
    (failure, index) => sameReason.findIndex((other) => other.about === failure.about) === index,
  )
}
