/**
 * The address that a pressed notification opens where no page is open: it names the account whose page that
 * is (docs/spec/notifications.md#pressing-a-system-notification). A ticket, which only this device knows,
 * says that no link from elsewhere has made it. No server is sent what stands behind the #.
 */

/** Reads what follows the # of an address: the account, and the ticket. */
export const PRESSED = /^#as=([\w-]+)\.(\w+)$/

/** Returns the address that opens a path as an account. */
export function pressedAddress(path: string, accountId: unknown, ticket: unknown): string {
  const mark = `#as=${accountId}.${ticket}`
  // One that an earlier version has shown has no ticket.
  return typeof accountId === 'string' && typeof ticket === 'string' && PRESSED.test(mark)
    ? path + mark
    : path
}
