/** The leases of a real page. Only a browser without Web Locks loads them. */

import { randomHex } from '#platform/ids/random.ts'
import type { Locks } from '#platform/storage/locks.ts'
import { closedPages } from './closed-pages.ts'
import { databaseBook } from './database-book.ts'
import type { LeaseBook, LeaseMessage } from './lease.ts'
import { createLeases } from './leases.ts'
import { storageBook } from './storage-book.ts'

const CHANNEL = 'kith-leases'
const PAGE_BYTES = 8
/** Names what happens to a page that was put aside, or whose device slept. */
const RETURNS = ['pageshow', 'focus', 'online'] as const

async function openBook(): Promise<LeaseBook> {
  try {
    return await databaseBook()
  } catch (error) {
    console.warn('the browser has no database for leases', error)
    return storageBook
  }
}

/** Returns the locks of this page. */
export async function browserLeases(): Promise<Locks> {
  const book = await openBook()
  const page = randomHex(PAGE_BYTES)
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null
  let claims = 0

  window.addEventListener('pagehide', () => closedPages.add(page))
  // Runs before the leases look: what was taken meanwhile is somebody else's.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closedPages.remove(page)
  })

  return createLeases({
    book,
    clock: {
      now: Date.now,
      after(delay, run) {
        const timer = setTimeout(run, delay)
        return () => clearTimeout(timer)
      },
    },
    tell: (message) => channel?.postMessage(message),
    onTold: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<LeaseMessage>) => listener(data)),
    onReturn(listener) {
      for (const type of RETURNS) addEventListener(type, listener)
      document.addEventListener('visibilitychange', listener)
      document.addEventListener('resume', listener)
    },
    isGone: (owner) => closedPages.has(owner.split('.')[0] ?? ''),
    newOwner() {
      claims += 1
      return `${page}.${claims}`
    },
  })
}
