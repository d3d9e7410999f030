/**
 * Is a lock that ends by itself: who has it, and until when. The holder renews it as long as its page runs.
 */
export interface Lease {
  /** One claim of one page. */
  owner: string
  /** In milliseconds. */
  until: number
}

/** Holds the leases of all tabs. */
export interface LeaseBook {
  /**
   * Changes a lease, and no other tab comes between reading and writing. `decide` returns the new lease, null
   * for none, undefined to leave it. Resolves to the lease as it is afterwards.
   */
  change: (name: string, decide: (lease: Lease | null) => Lease | null | undefined) => Promise<Lease | null>
}

/**
 * Tells other tabs about a lease: it is free, somebody has taken it away, or somebody asks whether its holder
 * is alive.
 */
export interface LeaseMessage {
  kind: 'freed' | 'taken' | 'asked'
  name: string
}
