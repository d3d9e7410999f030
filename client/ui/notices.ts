/** What the app says in passing: toasts that are seen, announcements that are only read aloud. */

type Toast = {
  id: number
  text: string
  tone: 'info' | 'error'
  action: { label: string; run: () => void } | undefined
  /** The action was not wanted. */
  onGone: (() => void) | undefined
}

let toasts: readonly Toast[] = []
let announcement = { id: 0, text: '' }
let lastId = 0
const listeners = new Set<() => void>()

export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}) {
  lastId += 1
  const id = lastId
  toasts = [...toasts, { id, text, tone: more.tone ?? 'info', action: more.action, onGone: more.onGone }]
  tell()
  return () => dismissToast(id)
}

export function dismissToast(id: number) {
  takeToast(id)?.onGone?.()
}

export function runToastAction(id: number) {
  takeToast(id)?.action?.run()
}

function takeToast(id: number): Toast | undefined {
  const taken = toasts.find((one) => one.id === id)
  toasts = toasts.filter((one) => one.id !== id)
  tell()
  return taken
}

export function announce(text: string) {
  lastId += 1
  announcement = { id: lastId, text }
  tell()
}

export function subscribeToNotices(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function currentToasts() {
  return toasts
}

export function currentAnnouncement() {
  return announcement
}

function tell() {
  for (const listener of listeners) listener()
}
