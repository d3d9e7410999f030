/**
 * Lets a device keep nothing of what is read on it (docs/spec/settings.md#nothing-of-what-was-read,
 * docs/decisions/095-nothing-of-what-was-read.md). `platform/storage/local-storage.ts` says what that is.
 */
import { isOfReading, keepsNothing, localKeys, writeLocal } from '#platform/storage/local-storage.ts'
import { KEYS, onStoredElsewhere } from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { answersTable } from './answers-table.ts'

const ON = 'on'

const chosen = createStore(keepsNothing(), () =>
  onStoredElsewhere(KEYS.keepsNothing, () => chosen.set(keepsNothing())),
)

/** Returns whether this device keeps nothing of what is read on it. */
export const useKeepsNothing = () => useStore(chosen)

/** Deletes what was read of all accounts. Rejects where the browser does not; the next page tries again. */
async function deleteReading(): Promise<void> {
  for (const key of localKeys()) if (isOfReading(key)) writeLocal(key, null)
  for (const key of Object.values(TAB_KEYS)) if (isOfReading(key)) writeInTab(key, null)
  await answersTable.leaveOnly([])
}

/** Keeps nothing of what is read from now on, and deletes what lies there; or keeps it again. */
export async function keepNothing(isOn: boolean): Promise<void> {
  if (!writeLocal(KEYS.keepsNothing, isOn ? ON : null))
    throw new Error('the browser does not keep the choice')
  chosen.set(isOn)
  if (isOn) await deleteReading()
}

/**
 * Deletes what is left, where nothing is to be kept: a page may have been closed before all was deleted, and
 * each tab may have stored something before it knew. Returns the function that stops following the others.
 */
export function followKeepNothing(): () => void {
  const follow = () => {
    if (keepsNothing())
      deleteReading().catch((error: unknown) => console.warn('what was read could not be deleted', error))
  }
  follow()
  return onStoredElsewhere(KEYS.keepsNothing, follow)
}
