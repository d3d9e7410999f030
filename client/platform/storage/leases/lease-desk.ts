/**
 * Takes, renews and frees the leases of one page in the book, and passes on what tabs tell each other
 * (docs/spec/drafts-and-outbox.md#one-tab-writes).
 */
import type { Lease, LeaseMessage } from './lease.ts'
import type { LeasePorts } from './lease-ports.ts'

/**
 * Milliseconds after which a lease that nobody renews is free: three renewals fit in, so that two may be late
 * (docs/decisions/050-leases.md).
 */
const LENGTH = 10_000
/** Background tabs renew late, because their timers are slow, but they hear a question at once. */
const ANSWER_WITHIN = 500

/** Is one wish of this page for a lease, from its first try until it is released. */
export interface Claim {
  name: string
  /** Runs when somebody has taken the lease, or asks for it, or the page comes back. */
  check: () => void
  /** Runs when the lease is free. */
  look: () => void
}

export class LeaseDesk {
  readonly claims = new Set<Claim>()
  readonly #ports: LeasePorts

  constructor(ports: LeasePorts) {
    this.#ports = ports
    ports.onTold((message) => this.#hear(message))
    ports.onReturn(() => {
      for (const claim of [...this.claims]) claim.check()
    })
  }

  tellAll(message: LeaseMessage): void {
    this.#hear(message)
    this.#ports.tell(message)
  }

  /**
   * Takes a lease unless somebody alive has it; returns when it ends, or null. `onBusy` is called before
   * somebody is asked.
   */
  async take(name: string, owner: string, onBusy = () => {}): Promise<number | null> {
    const { book, clock, isGone } = this.#ports
    let silent: Lease | null = null
    for (;;) {
      const until = clock.now() + LENGTH
      let over: Lease | null = null
      const after = await book.change(name, (lease) => {
        const isSilent = lease?.owner === silent?.owner && lease?.until === silent?.until
        const isFree = lease === null || lease.owner === owner || isGone(lease.owner) || isSilent
        if (isFree) return { owner, until }
        if (this.#isOver(lease)) over = lease
        return undefined
      })
      if (after?.owner === owner) return until
      if (over === null || silent !== null) return null
      silent = over
      onBusy()
      this.tellAll({ kind: 'asked', name })
      await new Promise<void>((resolve) => void clock.after(ANSWER_WITHIN, resolve))
    }
  }

  /** Renews a lease; returns when it ends, or null where somebody else has it. */
  async renew(name: string, owner: string): Promise<number | null> {
    const until = this.#ports.clock.now() + LENGTH
    const after = await this.#ports.book.change(name, (lease) =>
      lease === null || lease.owner === owner ? { owner, until } : undefined,
    )
    return after?.owner === owner ? until : null
  }

  /** Takes a lease away from whoever has it; returns when it ends. */
  async steal(name: string, owner: string): Promise<number> {
    const until = this.#ports.clock.now() + LENGTH
    await this.#ports.book.change(name, () => ({ owner, until }))
    return until
  }

  async free(name: string, owner: string): Promise<void> {
    await this.#ports.book.change(name, (lease) => (lease?.owner === owner ? null : undefined))
    this.tellAll({ kind: 'freed', name })
  }

  /** A lease that ends too late was written before somebody set the clock back. */
  #isOver({ until }: Lease): boolean {
    const now = this.#ports.clock.now()
    return until < now || until > now + LENGTH
  }

  #hear({ kind, name }: LeaseMessage): void {
    for (const claim of [...this.claims]) {
      if (claim.name !== name) continue
      if (kind === 'freed') claim.look()
      else claim.check()
    }
  }
}
