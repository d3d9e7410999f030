import { check, pipe, string } from 'valibot'

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** Returns the addresses of a list, and how many of its lines are none. */
export function addressesIn(csv: string): { addresses: string[]; unreadable: number } {
  const lines = csv.split('\n').flatMap((line) => line.trim() || [])
  const addresses = lines.filter((line) => ADDRESS.test(line))
  return { addresses, unreadable: lines.length - addresses.length }
}

/**
 * Addresses `name@host`, one a line, without a header row (docs/server/settings.md#export). A text with as
 * many other lines is no list, but a page of a proxy or an error.
 */
export const AddressList = pipe(
  string(),
  check((csv) => {
    const { addresses, unreadable } = addressesIn(csv)
    return unreadable === 0 || unreadable < addresses.length
  }),
)
