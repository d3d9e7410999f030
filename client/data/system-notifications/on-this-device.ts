/**
 * Whether this device shows system notifications to the viewer, and with a sound
 * (docs/spec/notifications.md#switched-on-by-hand). This is all that a page loads of them where they are
 * switched off.
 */
import { askSystemPermission } from '#platform/device/system-notification.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { onStoredElsewhere, readStored, writeStored } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'
import { subscribeToken } from '../connection/token.ts'

export type OnThisDevice = 'off' | 'silent' | 'sound'

function stored(): OnThisDevice {
  const text = readStored(LATE_KEYS.systemNotifications)
  return text === 'silent' || text === 'sound' ? text : 'off'
}

export const onThisDevice = createStore<OnThisDevice>(stored(), () => {
  const follow = () => onThisDevice.set(stored())
  follow()
  // Somebody else may have signed in, who has chosen for themselves.
  const stops = [onStoredElsewhere(LATE_KEYS.systemNotifications, follow), subscribeToken(follow)]
  return () => {
    for (const stop of stops) stop()
  }
})

/** Changes it. A browser that stores nothing keeps it until the page is left. */
export function setOnThisDevice(value: OnThisDevice): void {
  writeStored(LATE_KEYS.systemNotifications, value === 'off' ? null : value)
  onThisDevice.set(value)
}

/** Switches them on, if the person allows it when they are asked; returns whether they are on. */
export async function switchOn(): Promise<boolean> {
  const isAllowed = await askSystemPermission()
  if (isAllowed && onThisDevice.current() === 'off') setOnThisDevice('silent')
  return isAllowed
}
