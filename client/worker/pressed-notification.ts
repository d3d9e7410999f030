/**
 * Opens what a pressed notification is about, where browsers leave notifications to the worker
 * (docs/spec/notifications.md#pressing-a-system-notification).
 */
import { pressedAddress } from '#domain/system-notification/pressed-address.ts'
import { scope } from './scope.ts'

/**
 * Brings a page to the front and has it open the path; a new one where none is open any more. Both open it
 * as the account that the notification is for: `client/platform/device/system-notification.ts` reads the
 * message, `client/start/begin-as-pressed.ts` the address.
 */
export async function openPressed(notification: Notification): Promise<void> {
  notification.close()
  const { path, accountId, ticket } = read(notification.data)
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) await scope.clients.openWindow(pressedAddress(path, accountId, ticket))
  else {
    page.postMessage({ kind: 'pressed', path, accountId })
    await page.focus()
  }
}

function read(data: unknown) {
  const { path, accountId, ticket }: { path?: unknown; accountId?: unknown; ticket?: unknown } = Object(data)
  return { path: typeof path === 'string' ? path : '/', accountId, ticket }
}
