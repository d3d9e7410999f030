/**
 * The leases that the tabs of one browser without Web Locks share: those of real pages, over a book and a
 * channel of the test.
 */
import type { Lease, LeaseMessage } from '#platform/storage/leases/lease.ts'
import { createLeases } from '#platform/storage/leases/leases.ts'
import type { HeldLock, Locks } from '#platform/storage/locks.ts'
import type { Schedule } from './schedule.ts'

interface Page {
  id: string
  locks: Locks
  hear: (message: LeaseMessage) => void
  comeBack: () => void
  /** The names of the leases that its editors have, as far as they know. */
  held: Set<string>
}

export class SharedLeases {
  readonly #book = new Map<string, Lease>()
  readonly #pages = new Map<object, Page>()
  readonly #gone = new Set<string>()
  readonly #schedule: Schedule
  #count = 0

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  locksOf(owner: object): Locks {
    return this.#pageOf(owner).locks
  }

  /** Returns whether an editor of a tab has a lease. */
  isHere(name: string, owner: object): boolean {
    const page = this.#pages.get(owner)
    const lease = this.#book.get(name)
    if (!page?.held.has(name) || !lease) return false
    return lease.owner.startsWith(`${page.id}.`) && lease.until >= this.#schedule.now
  }

  /** A tab that is closed, and has no time for more, says so. */
  leave(owner: object): void {
    const page = this.#pages.get(owner)
    if (page) this.#gone.add(page.id)
  }

  /** A tab that crashes says nothing: its leases end by themselves. */
  close(owner: object): void {
    this.#pages.delete(owner)
  }

  /** The page hears that it is used again. */
  comeBack(owner: object): void {
    this.#pages.get(owner)?.comeBack()
  }

  #pageOf(owner: object): Page {
    const known = this.#pages.get(owner)
    if (known) return known
    const schedule = this.#schedule
    this.#count += 1
    const id = `page ${this.#count}`
    const held = new Set<string>()
    let hear = (_: LeaseMessage) => {}
    let comeBack = () => {}
    let claims = 0
    const leases = createLeases({
      book: {
        change: (name, decide) =>
          schedule.step(owner, () => {
            const before = this.#book.get(name) ?? null
            const next = decide(before)
            if (next === undefined) return before
            if (next === null) this.#book.delete(name)
            else this.#book.set(name, next)
            return next
          }),
      },
      clock: { now: () => schedule.now, after: (delay, run) => schedule.after(owner, delay, run) },
      tell: (message) => {
        for (const [other, page] of this.#pages) {
          if (other !== owner) void schedule.step(other, () => page.hear(message))
        }
      },
      onTold: (listener) => {
        hear = listener
      },
      onReturn: (listener) => {
        comeBack = listener
      },
      isGone: (claim) => this.#gone.has(claim.split('.')[0] ?? ''),
      newOwner: () => {
        claims += 1
        return `${id}.${claims}`
      },
    })
    const holdLock = (name: string, tell: (isHeld: boolean) => void): HeldLock =>
      leases.holdLock(name, (isHeld) => {
        if (isHeld) held.add(name)
        else held.delete(name)
        tell(isHeld)
      })
    const page = {
      id,
      held,
      locks: { ...leases, holdLock },
      hear: (m: LeaseMessage) => hear(m),
      comeBack: () => comeBack(),
    }
    this.#pages.set(owner, page)
    return page
  }
}
