/**
 * Reads lists of addresses, of which an import takes the first column
 * (docs/server/settings.md#import-follows).
 */
import { invalid } from '../refusal.ts'

/** The most addresses that one call may have. */
const MOST = 500

/** Returns each address once, without an @ at the beginning. */
export function readAddresses(csv: string): string[] {
  const cells = csv.split('\n').map((line) => trim(line.split(',', 1).join('')))
  const addresses = cells.filter((cell) => cell !== '' && cell !== 'Account address').map(readAddress)
  const distinct = [...new Set(addresses)]
  if (distinct.length > MOST) throw invalid(`can't process more than ${MOST} items at once`)
  return distinct
}

/** Removes the space around a text, but not a byte order mark, which is no space to the real server. */
const trim = (text: string) => text.replace(/^[^\S\uFEFF]+|[^\S\uFEFF]+$/g, '')

function readAddress(cell: string): string {
  const address = cell.replace(/^@/, '')
  if (!/^[\w.-]+@([a-z\d.-]+|\[[\da-f:.]+\])$/.test(address)) throw invalid('invalid webfinger address')
  return address
}
