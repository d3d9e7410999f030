/**
 * Whether the browser can install the client as an app, and whether this page is that app
 * (docs/spec/instance.md#installing-the-client). `start.js` catches the offer of the browser, which comes
 * once, before this is loaded.
 */
import { createStore, useStore } from '#platform/storage/store.ts'

/** The offer of Chromium to install the page; TypeScript has no words for it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    kithInstall?: Event
  }
}

const hasPrompt = (event: Event | undefined): event is InstallPrompt =>
  event !== undefined && 'prompt' in event

const offer = createStore<InstallPrompt | null>(null, () => {
  const follow = () => offer.set(hasPrompt(window.kithInstall) ? window.kithInstall : null)
  const end = () => {
    delete window.kithInstall
    follow()
  }
  follow()
  // start.js hears of it first.
  addEventListener('beforeinstallprompt', follow)
  addEventListener('appinstalled', end)
  return () => {
    removeEventListener('beforeinstallprompt', follow)
    removeEventListener('appinstalled', end)
  }
})

export const useCanInstall = () => useStore(offer, (event) => event !== null)

/** Has the browser ask whether to install the client; it asks once for each offer. */
export async function install(): Promise<boolean> {
  const event = offer.current()
  if (event === null) return false
  delete window.kithInstall
  offer.set(null)
  return (await event.prompt()).outcome === 'accepted'
}

/** Returns whether this page is the installed app. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
