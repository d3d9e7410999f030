/** A local storage that is on the disk only when a test says so, as that of a browser is seconds later. */
import type { TextStorage } from '#data/storage/text-storage.ts'

export interface SlowDisk extends TextStorage {
  /** Writes everything to the disk. */
  sync: () => void
  /** Kills the browser: what was not on the disk is gone. */
  kill: () => void
  /** Lets another client change a value, which gives it no number. */
  change: (key: string, text: string | null) => void
}

/** Returns such a storage; `onWrite` hears of every key that this client writes. */
export function slowDisk(onWrite: (key: string) => void = () => undefined): SlowDisk {
  let values = new Map<string, string>()
  let disk = new Map<string, string>()
  const change = (key: string, text: string | null) => {
    if (text === null) values.delete(key)
    else values.set(key, text)
  }
  return {
    keys: () => [...values.keys()],
    read: (key) => values.get(key) ?? null,
    write(key, text) {
      change(key, text)
      onWrite(key)
      return true
    },
    change,
    sync() {
      disk = new Map(values)
    },
    kill() {
      values = new Map(disk)
    },
  }
}
