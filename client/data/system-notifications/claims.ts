/**
 * Claims posts for one of the tabs of an account, so that no two tell of the same one
 * (docs/spec/notifications.md#told-once, docs/decisions/081-told-while-open.md). A claim is a lock that the
 * tab holds as long as it is open: nothing has to be stored, and no two tabs can have it.
 */
import { whenAlone, withLock } from '#platform/storage/locks.ts'

/** So many claims are kept. A tab that slept may hear of a post much later than the others. */
const MOST = 300

/** Returns the function that claims posts by their ids, until `signal` ends it, and returns those it got. */
export function createClaims(accountId: string, signal: AbortSignal) {
  let releases: (() => void)[] = []
  signal.addEventListener('abort', () => {
    for (const release of releases) release()
  })

  const claim = (id: string) =>
    new Promise<boolean>((answer) => {
      const hold = () =>
        new Promise<true>((resolve) => {
          releases.push(() => resolve(true))
          answer(true)
        })
      withLock(`kith-told ${accountId} ${id}`, hold).then(
        // Null: another tab has it.
        (held) => answer(held !== null),
        () => answer(false),
      )
    })

  return async (ids: readonly string[]): Promise<readonly string[]> => {
    const got: string[] = []
    // One tab at a time: of many that come at once it gets all, and can say them as one.
    await whenAlone(`kith-telling ${accountId}`, signal, async () => {
      for (const id of ids) if (await claim(id)) got.push(id)
    })
    for (const release of releases.slice(0, -MOST)) release()
    releases = releases.slice(-MOST)
    return got
  }
}
