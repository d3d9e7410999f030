/** Milliseconds between two renewals of a lease (docs/decisions/050-leases.md). */
export const RENEW_EVERY = 3_000

/** Writes to the console why the book could not be reached; the next renewal may succeed. */
export const report = (error: unknown) => console.error('a lease could not be changed', error)
