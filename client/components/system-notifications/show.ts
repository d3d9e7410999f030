/** Shows a system notification, with the sound where it is chosen. */
import type { OnThisDevice } from '#data/system-notifications/on-this-device.ts'
import { type SystemNotification, showSystemNotification } from '#platform/device/system-notification.ts'
import { navigate } from '#platform/page/location.ts'

/** Returns whether the browser has shown it. */
export async function show(notification: SystemNotification, chosen: OnThisDevice): Promise<boolean> {
  try {
    const isShown = await showSystemNotification(notification, navigate)
    if (isShown && chosen === 'sound') void playSound()
    return isShown
  } catch (error) {
    console.warn('the browser shows no notification', error)
    return false
  }
}

/** Few have chosen it, so it is loaded when it is heard. */
async function playSound(): Promise<void> {
  try {
    const { playSoftSound } = await import('#platform/device/soft-sound.ts')
    await playSoftSound()
  } catch (error) {
    console.warn('the sound could not be played', error)
  }
}
