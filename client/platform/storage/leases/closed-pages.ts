/**
 * The last pages of this site that said that they are closed. A page that is being closed can write to local
 * storage, and to nothing else that is sure to arrive.
 */
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { readStored, writeStored } from '#platform/storage/storage.ts'

const MOST = 20

const all = () => (readStored(LATE_KEYS.closedPages) ?? '').split(' ').filter((page) => page !== '')

export const closedPages = {
  has: (page: string) => all().includes(page),
  add: (page: string) => void writeStored(LATE_KEYS.closedPages, [page, ...all()].slice(0, MOST).join(' ')),
  /** A page can come back, when its tab goes back to it. */
  remove(page: string): void {
    const others = all().filter((one) => one !== page)
    writeStored(LATE_KEYS.closedPages, others.length === 0 ? null : others.join(' '))
  },
}
