/**
 * Opens what a pressed notification is about, where browsers leave notifications to the worker
 * (docs/spec/notifications.md#pressing-a-system-notification).
 */
import { scope } from './scope.ts'

/**
 * Brings a page to the front and has it open the path; a new one where none is open any more.
 * `client/platform/device/system-notification.ts` reads the message.
 */
export async function openPressed(notification: Notification): Promise<void> {
  notification.close()
  const { path, accountId } = read(notification.data)
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) await scope.clients.openWindow(path)
  else {
    page.postMessage({ kind: 'pressed', path, accountId })
    await page.focus()
  }
}

function read(data: unknown): { path: string; accountId: unknown } {
  const { path, accountId }: { path?: unknown; accountId?: unknown } = Object(data)
  return { path: typeof path === 'string' ? path : '/', accountId }
}
