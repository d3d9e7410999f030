/**
 * The book of leases in local storage, where a browser has no database. Two tabs may write there at the same
 * time: a lease is somebody's only when it still is a moment later. Without any storage tabs share nothing
 * that they could spoil.
 */
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { readStored, writeStored } from '#platform/storage/storage.ts'
import type { Lease, LeaseBook } from './lease.ts'

/** Milliseconds after which every tab has heard of what another one has written. */
const MOMENT = 60

/** Each line is a lease: its holder, its end, and its name. */
function readAll(): Map<string, Lease> {
  const lines = (readStored(LATE_KEYS.leases) ?? '').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, owner, until, name] = /^(\S+) (\d+) (.+)$/.exec(line) ?? []
      return owner && name ? [[name, { owner, until: Number(until) }] as const] : []
    }),
  )
}

function writeAll(leases: Map<string, Lease>): boolean {
  const lines = [...leases].map(([name, { owner, until }]) => `${owner} ${until} ${name}`)
  return writeStored(LATE_KEYS.leases, lines.join('\n') || null)
}

export const storageBook: LeaseBook = {
  async change(name, decide) {
    const leases = readAll()
    const before = leases.get(name) ?? null
    const next = decide(before)
    if (next === undefined) return before
    if (next === null) leases.delete(name)
    else leases.set(name, next)
    const isWritten = writeAll(leases)
    if (!isWritten || next === null || next.owner === before?.owner) return next
    await new Promise((resolve) => setTimeout(resolve, MOMENT))
    return readAll().get(name) ?? null
  },
}
