/** The claim of one tab on the place where a draft or an edit is written: one tab at a time writes there. */
import type { HeldLock } from '#platform/storage/locks.ts'
import type { Ports } from './ports.ts'
import { lockOf } from './stored-writing.ts'

interface PlaceEvents {
  /** The first one in this tab wants the place. */
  onOpen: () => void
  /** Nobody in this tab writes there any more; others may still wait for the place. */
  onClose: () => void
  /** Nobody in this tab wants the place any more. `release` lets another tab have it. */
  onLeave: (release: () => void) => void
  onLost: () => void
  onGained: () => void
  /** The tab has found out that the place is still its own. */
  onConfirmed: () => void
  /** The tab that has the place has written. */
  onWritten: () => void
  onHidden: () => void
}

export class EditorPlace {
  /** Whether this tab has the place; true until a lock says otherwise. */
  isHeld = true
  readonly #key: string
  readonly #ports: Pick<Ports, 'locks' | 'texts' | 'onHidden'>
  readonly #events: PlaceEvents
  /** How many in this tab want the place, and how many of them to write there. */
  #users = 0
  #writers = 0
  #lock: HeldLock | null = null
  /** They end the listening to other tabs and to the page. */
  #stops: (() => void)[] = []

  constructor(key: string, ports: Pick<Ports, 'locks' | 'texts' | 'onHidden'>, events: PlaceEvents) {
    this.#key = key
    this.#ports = ports
    this.#events = events
  }

  get isOpen(): boolean {
    return this.#users > 0
  }

  /** Returns whether nobody else can have the place. A tab that has slept finds that out first. */
  mayWrite(): boolean {
    if (this.#lock?.isSure() ?? true) return true
    void this.confirm()
    return false
  }

  /** Waits until this tab knows whether it still has the place, where it has slept. */
  async confirm(): Promise<void> {
    if (!this.#lock || this.#lock.isSure()) return
    await this.#lock
      .confirm()
      .catch((error: unknown) => console.error('a lock could not be confirmed', error))
  }

  /** Claims the place; returns the function that gives the claim up. */
  enter(isWriter: boolean): () => void {
    this.#users += 1
    if (isWriter) this.#writers += 1
    if (this.#users === 1) this.#connect()
    let isInside = true
    return () => {
      if (isInside) this.#leave(isWriter)
      isInside = false
    }
  }

  takeOver(): void {
    this.#lock?.takeOver()
  }

  #connect(): void {
    const { locks, texts, onHidden } = this.#ports
    this.isHeld = true
    this.#events.onOpen()
    this.#stops = [
      texts.onElsewhere(this.#key, () => {
        if (!this.isHeld) this.#events.onWritten()
      }),
      onHidden(this.#events.onHidden),
    ]
    this.#lock = locks.holdLock(lockOf(this.#key), (isHeld) => {
      if (isHeld && this.isHeld) return this.#events.onConfirmed()
      if (isHeld === this.isHeld) return
      this.isHeld = isHeld
      if (isHeld) this.#events.onGained()
      else this.#events.onLost()
    })
  }

  #leave(isWriter: boolean): void {
    if (isWriter) this.#writers -= 1
    if (isWriter && this.#writers === 0) this.#events.onClose()
    this.#users -= 1
    if (this.#users > 0) return
    for (const stop of this.#stops) stop()
    const lock = this.#lock
    this.#lock = null
    this.#events.onLeave(() => lock?.release())
  }
}
