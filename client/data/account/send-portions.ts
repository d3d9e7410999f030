/** Sends a long list of addresses in portions (docs/spec/account.md#importing-in-portions). */
import { addressRemover, readAddresses } from '#domain/account/address-list.ts'
import { portionsOf } from '#domain/account/portions.ts'

/** How far the sending is. */
export interface Sent {
  sent: number
  total: number
  /** The text without the rows that were sent. */
  rest: string
}

/**
 * Sends the addresses in a text, one portion after the other. `onSent` is told of every portion that has
 * arrived. Returns whether all were sent: before each portion `goesOn` may end it.
 */
export async function sendPortions(
  text: string,
  {
    send,
    onSent,
    goesOn,
  }: {
    send: (csv: string) => Promise<unknown>
    onSent: (sent: Sent) => void
    goesOn: () => boolean
  },
): Promise<boolean> {
  const { addresses } = readAddresses(text)
  const restWithout = addressRemover(text)
  const arrived = new Set<string>()
  let state: Sent = { sent: 0, total: addresses.length, rest: text }
  onSent(state)
  for (const portion of portionsOf(addresses)) {
    if (!goesOn()) return false
    await send(portion.join('\n'))
    for (const address of portion) arrived.add(address)
    state = { ...state, sent: arrived.size, rest: restWithout(arrived) }
    onSent(state)
  }
  return true
}
