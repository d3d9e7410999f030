/** Mutations whose control has left the page before the answer (docs/spec/conventions.md#error-texts). */
import type { Mutation, MutationObserver, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isQuiet`: whoever has left wants to hear nothing of a failure, because they have asked for nothing, or
     * no longer want it.
     */
    mutationMeta: { isQuiet?: boolean }
  }
}

type Watched = Pick<MutationObserver, 'hasListeners'>

/**
 * Calls `tell` with the error of each mutation that fails when nothing on the page shows it any more: its
 * component is gone, begins something else, or has been gone when it began. A mutation that never had a
 * component (`run-mutation.ts`) tells by itself. Returns the function that stops it.
 */
export function watchLeftMutations(client: QueryClient, tell: (error: Error) => void): () => void {
  const watching = new WeakMap<Mutation, Set<Watched>>()
  return client.getMutationCache().subscribe((event) => {
    if (event.type === 'observerAdded') {
      const observers = watching.get(event.mutation) ?? new Set()
      watching.set(event.mutation, observers.add(event.observer))
    } else if (event.type === 'observerRemoved') {
      watching.get(event.mutation)?.delete(event.observer)
    } else if (event.type === 'updated' && event.action.type === 'error') {
      const observers = watching.get(event.mutation)
      if (!observers || event.mutation.meta?.isQuiet) return
      if (![...observers].some((observer) => observer.hasListeners())) tell(event.action.error)
    }
  })
}
