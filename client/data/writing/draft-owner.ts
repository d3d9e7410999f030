/**
 * In which tab a draft or an edit is being written: one at a time, so that no tab overwrites another
 * (docs/spec/drafts-and-outbox.md#one-tab-writes).
 */
import { type HeldLock, holdLock, withLock } from '#platform/locks.ts'
import { KEYS, onStoredElsewhere } from '#platform/storage.ts'
import { useAtOnce } from './use-at-once.ts'

interface Claim {
  isMine: boolean
  /** How many editors of this tab show it. */
  editors: number
  lock: HeldLock
  stops: (() => void)[]
  onLeft: (() => void) | undefined
}

interface Watch {
  /** It can be written here from now on, after another tab had it. */
  onGained?: () => void
  onLost?: () => void
  /** Another tab has written. */
  onWritten?: () => void
  /** Another tab has published something; which, it has stored. */
  onPublished?: () => void
  /** The last editor of this tab is closed. */
  onLeft?: () => void
}

const claims = new Map<string, Claim>()
const listeners = new Set<() => void>()

/** Without an editor in this tab nobody has to be asked. */
export const isMine = (key: string) => claims.get(key)?.isMine ?? true

export const isOpenHere = (key: string) => claims.has(key)

const lockOf = (key: string) => `kith-draft-${key}`

/** Changes a draft from beside its editor; null, and nothing is changed, where another tab has it open, empty or not. */
export async function asOwner<Result>(key: string, run: () => Promise<Result>): Promise<Result | null> {
  if (!isOpenHere(key)) return withLock(lockOf(key), run)
  return isMine(key) ? run() : null
}

export const takeOver = (key: string) => claims.get(key)?.lock.takeOver()

function claim(key: string, { onGained, onLost, onWritten, onPublished, onLeft }: Watch): void {
  const known = claims.get(key)
  if (known) {
    known.editors += 1
    return
  }
  const stops = [
    onStoredElsewhere(key, () => {
      if (!isMine(key)) onWritten?.()
    }),
    onStoredElsewhere(KEYS.published, () => onPublished?.()),
  ]
  const lock = holdLock(lockOf(key), (isHeld) => {
    const former = claims.get(key)
    if (!former || former.isMine === isHeld) return
    claims.set(key, { ...former, isMine: isHeld })
    if (isHeld) onGained?.()
    else onLost?.()
    for (const tell of listeners) tell()
  })
  claims.set(key, { isMine: true, editors: 1, lock, stops, onLeft })
}

function leave(key: string): void {
  const known = claims.get(key)
  if (!known) return
  known.editors -= 1
  if (known.editors > 0) return
  claims.delete(key)
  for (const stop of known.stops) stop()
  known.onLeft?.()
  known.lock.release()
}

/** Claims the draft for a while although its editor may be closed meanwhile; answers the function that lets go of it. */
export function holdClaim(key: string, watch: Watch): () => void {
  claim(key, watch)
  return () => leave(key)
}

/** Claims the draft as long as its editor is shown; whether it is this tab's. */
export function useDraftClaim(key: string, watch: Watch = {}): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    claim(key, watch)
    return () => {
      listeners.delete(listener)
      leave(key)
    }
  }
  return useAtOnce(subscribe, () => isMine(key))
}
