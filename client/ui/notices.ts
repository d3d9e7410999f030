/** Short messages that come and go: toasts are seen, announcements are only read aloud by screen readers. */
import { createStore } from '#platform/storage/store.ts'

type Toast = {
  id: number
  text: string
  tone: 'info' | 'error'
  action: { label: string; run: () => void } | undefined
  /** Runs when the toast goes without its action. */
  onDismiss: (() => void) | undefined
}

/** The toasts on the page, the oldest first. */
export const toasts = createStore<readonly Toast[]>([])

/** The words that were announced last. */
export const announcements = createStore({ id: 0, text: '' })

let lastId = 0

/** Shows a toast; returns the function that dismisses it. */
export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}) {
  lastId += 1
  const id = lastId
  const { tone = 'info', action, onDismiss } = more
  toasts.set([...toasts.current(), { id, text, tone, action, onDismiss }])
  return () => dismissToast(id)
}

/** Takes a toast off the page without its action. */
export function dismissToast(id: number) {
  takeToast(id)?.onDismiss?.()
}

/** Takes a toast off the page and runs its action. */
export function runToastAction(id: number) {
  takeToast(id)?.action?.run()
}

function takeToast(id: number): Toast | undefined {
  const all = toasts.current()
  toasts.set(all.filter((one) => one.id !== id))
  return all.find((one) => one.id === id)
}

/** Has words read aloud by screen readers. */
export function announce(text: string) {
  lastId += 1
  announcements.set({ id: lastId, text })
}
