import type { LeaseBook, LeaseMessage } from './lease.ts'

/** Is everything that leases need of a page. */
export interface LeasePorts {
  book: LeaseBook
  clock: { now: () => number; after: (delay: number, run: () => void) => () => void }
  /** Tells all other tabs. */
  tell: (message: LeaseMessage) => void
  /** Calls `listener` with what other tabs tell, as long as the page lives. */
  onTold: (listener: (message: LeaseMessage) => void) => void
  /** Calls `listener` when the page comes back from somewhere, as long as it lives. */
  onReturn: (listener: () => void) => void
  /** Returns whether the page of a claim said that it is closed. */
  isGone: (owner: string) => boolean
  newOwner: () => string
}
