/**
 * Locks for browsers without Web Locks, as on every page without HTTPS (docs/decisions/050-leases.md). A tab
 * that is closed says so; one that crashed or sleeps no longer renews its lease, does not answer, and loses
 * it. A tab that wakes up does not write before it knows that its lease is still its own
 * (docs/spec/drafts-and-outbox.md#one-tab-writes).
 */
import type { Locks } from '#platform/storage/locks.ts'
import { HeldLease } from './held-lease.ts'
import { type Claim, LeaseDesk } from './lease-desk.ts'
import type { LeasePorts } from './lease-ports.ts'
import { RENEW_EVERY, report } from './renewal.ts'

export function createLeases(ports: LeasePorts): Locks {
  const { clock, newOwner } = ports
  const desk = new LeaseDesk(ports)

  /** Keeps a lease that was taken; returns the function that gives it back. */
  function keep(name: string, owner: string): () => Promise<void> {
    let cancel = () => {}
    const check = () => {
      cancel()
      cancel = clock.after(RENEW_EVERY, check)
      desk.renew(name, owner).catch(report)
    }
    const claim: Claim = { name, check, look: () => undefined }
    desk.claims.add(claim)
    cancel = clock.after(RENEW_EVERY, check)
    return () => {
      desk.claims.delete(claim)
      cancel()
      return desk.free(name, owner)
    }
  }

  return {
    holdLock: (name, tell) => new HeldLease(name, desk, ports, tell),
    async withLock(name, run) {
      const owner = newOwner()
      if ((await desk.take(name, owner)) === null) return null
      const giveBack = keep(name, owner)
      try {
        return await run()
      } finally {
        await giveBack().catch(report)
      }
    },
  }
}
