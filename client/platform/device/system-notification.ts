/**
 * The notifications that the system shows beside the page (docs/spec/notifications.md#switched-on-by-hand,
 * docs/spec/notifications.md#pressing-a-system-notification). On a computer the page shows them; browsers of
 * phones leave that to the service worker (client/worker/pressed-notification.ts).
 */
import { randomHex } from '#platform/ids/random.ts'
import { KEYS, readStored, writeStored } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'

/** `insecure`: no page without HTTPS may. `unsupported`: this browser has none, or only for apps. */
export type SystemPermission = 'insecure' | 'unsupported' | NotificationPermission

export interface SystemNotification {
  title: string
  body: string
  /** The language of the body; empty where it is not known. */
  lang: string
  /** One takes the place of the former one with the same tag. */
  tag: string
  /** The page of the client that a press opens, and whose page that is. */
  path: string
  accountId: string
}

const ICON = '/icon-192.png'

function permissionNow(): SystemPermission {
  if (!isSecureContext) return 'insecure'
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** The permission, which the person can also change in the browser itself. */
export const systemPermission = createStore<SystemPermission>(permissionNow(), () => {
  const follow = () => systemPermission.set(permissionNow())
  const ending = new AbortController()
  const { signal } = ending
  follow()
  document.addEventListener('visibilitychange', follow, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', follow, { signal }))
    .catch(() => undefined) // seen when one comes back to the page
  return () => ending.abort()
})

/** Has the browser ask the person, which only a press may do. Returns whether notifications are allowed. */
export async function askSystemPermission(): Promise<boolean> {
  if (permissionNow() === 'default') await Notification.requestPermission()
  systemPermission.set(permissionNow())
  return permissionNow() === 'granted'
}

/** Those that this page has shown and nobody has closed. */
const shown = new Set<Notification>()

const workerOfPage = async () => navigator.serviceWorker?.getRegistration()

const TICKET_BYTES = 16

/**
 * Returns what the notifications of this account show when they are pressed: so nobody else can make a link
 * that opens a page as it (docs/spec/notifications.md#pressing-a-system-notification).
 */
function ticketHere(): string {
  const known = readStored(KEYS.ticket)
  if (known !== null) return known
  const ticket = randomHex(TICKET_BYTES)
  writeStored(KEYS.ticket, ticket)
  return ticket
}

/** Shows a notification without a sound of the system. Returns false where the browser does not. */
export async function showSystemNotification(
  { title, path, accountId, ...more }: SystemNotification,
  open: (path: string) => void,
): Promise<boolean> {
  if (permissionNow() !== 'granted') return false
  const options = {
    ...more,
    dir: 'auto' as const,
    icon: ICON,
    silent: true,
    data: { path, accountId, ticket: ticketHere() },
  }
  try {
    showByPage(new Notification(title, options), () => open(path))
    return true
  } catch {
    // A browser that leaves it to the worker says so with an error.
    const registration = await workerOfPage()
    await registration?.showNotification(title, options)
    return registration !== undefined
  }
}

function showByPage(notification: Notification, open: () => void): void {
  shown.add(notification)
  notification.addEventListener('close', () => shown.delete(notification))
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
    open()
  })
}

/** Takes away what was shown to an account: who has logged out leaves no words behind. */
export async function closeSystemNotifications(accountId: string): Promise<void> {
  for (const notification of shown) notification.close()
  const registration = await workerOfPage()
  const all = (await registration?.getNotifications()) ?? []
  for (const notification of all) if (notification.data?.accountId === accountId) notification.close()
}

/**
 * Calls `open` with a path and the account whose page that is when a notification of the worker is pressed;
 * returns the function that ends it.
 */
export function onWorkerNotificationPressed(open: (path: string, accountId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<{ kind?: string; path?: unknown; accountId?: unknown }>) => {
    const { kind, path, accountId } = data
    if (kind === 'pressed' && typeof path === 'string' && typeof accountId === 'string') open(path, accountId)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}
