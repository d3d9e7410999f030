/**
 * Wants a lease until it is released: looks for it, renews it, and says whenever it finds out whether it is
 * held.
 */
import type { HeldLock } from '#platform/storage/locks.ts'
import type { Claim, LeaseDesk } from './lease-desk.ts'
import type { LeasePorts } from './lease-ports.ts'
import { RENEW_EVERY, report } from './renewal.ts'

/** Milliseconds between two looks whether a lease is free, for when nobody says so. */
const LOOK_INTERVAL_MS = 2_000

export class HeldLease implements HeldLock, Claim {
  readonly name: string
  readonly #owner: string
  readonly #desk: LeaseDesk
  readonly #clock: LeasePorts['clock']
  readonly #tell: (isHeld: boolean) => void
  /** When it ends; null while it is not held. */
  #until: number | null = null
  #isReleased = false
  #isLooking = false
  /** Counts: what was asked of the book before the lease was taken away counts no more. */
  #thefts = 0
  #cancel = () => {}

  constructor(name: string, desk: LeaseDesk, ports: LeasePorts, tell: (isHeld: boolean) => void) {
    this.name = name
    this.#owner = ports.newOwner()
    this.#desk = desk
    this.#clock = ports.clock
    this.#tell = tell
    desk.claims.add(this)
    this.look()
  }

  isSure(): boolean {
    return this.#until === null || this.#clock.now() < this.#until
  }

  async confirm(): Promise<void> {
    if (this.#until !== null) await this.#settle(() => this.#desk.renew(this.name, this.#owner))
  }

  readonly check = () => void this.confirm().catch(report)

  readonly look = () => {
    if (this.#isLooking || this.#until !== null) return
    this.#isLooking = true
    this.#settle(() => this.#desk.take(this.name, this.#owner, () => this.#note(null)))
      .catch(report)
      .finally(() => {
        this.#isLooking = false
      })
  }

  takeOver(): void {
    this.#thefts += 1
    this.#settle(() => this.#desk.steal(this.name, this.#owner))
      .then(() => this.#desk.tellAll({ kind: 'taken', name: this.name }))
      .catch(report)
  }

  release(): void {
    this.#isReleased = true
    this.#desk.claims.delete(this)
    this.#cancel()
    if (this.#until !== null) this.#free().catch(report)
  }

  #free(): Promise<void> {
    return this.#desk.free(this.name, this.#owner)
  }

  /** Asks the book, and notes what it says. */
  async #settle(ask: () => Promise<number | null>): Promise<void> {
    const before = this.#thefts
    const until = await ask()
    if (!this.#isReleased) {
      if (before === this.#thefts) this.#note(until)
    } else if (until !== null) await this.#free()
  }

  /** Notes until when it is held, and when to look again. */
  #note(until: number | null): void {
    if (this.#isReleased) return
    this.#until = until
    this.#cancel()
    this.#cancel =
      until === null
        ? this.#clock.after(LOOK_INTERVAL_MS, this.look)
        : this.#clock.after(RENEW_EVERY, this.check)
    this.#tell(until !== null)
  }
}
