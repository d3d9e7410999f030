/**
 * Starts the service worker, and follows whether a newer build of the client is there
 * (docs/spec/offline.md#updates).
 */

import { createStore, useStore } from '#platform/storage/store.ts'
import { startStopwatch } from '#platform/time/stopwatch.ts'

const WORKER = '/worker.js'
/** How often a page that one comes back to looks for an update, in milliseconds. */
const LOOK_INTERVAL_MS = 3_600_000

const isNewerThere = createStore(false)

/** Returns whether a newer build is ready, which a reload would show. */
export const useIsNewerBuildThere = () => useStore(isNewerThere)

const buildOfThisPage = () => document.querySelector<HTMLMetaElement>('meta[name="kith-build"]')?.content

function onMessage({ data }: MessageEvent<{ kind?: string; id?: string | null }>): void {
  if (data.kind === 'build') isNewerThere.set(data.id !== buildOfThisPage())
}

let isStarted = false

/**
 * Starts the worker, once, where the browser allows one. Only built pages name their build; others have no
 * worker.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (isStarted || !serviceWorker || buildOfThisPage() === undefined) return
  isStarted = true
  const { controller } = serviceWorker
  serviceWorker.addEventListener('message', onMessage)
  // A page that came from the worker leaves the registration alone: it would bring back a worker that is
  // stepping aside.
  if (controller === null && !(await register())) return
  lookForUpdates()
  const { active } = controller === null ? await serviceWorker.ready : { active: controller }
  active?.postMessage({ kind: 'started', files: loadedFiles(), isFromWorker: controller !== null })
}

/** Returns whether the browser has taken the worker. It may forbid it; the page works without. */
async function register(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(trustedWorker())
    return true
  } catch (error) {
    console.warn('the worker could not be started', error)
    return false
  }
}

/** Returns the address in the form that the policy of the page asks for (vite/security-policy.ts). */
function trustedWorker(): string {
  const policy = window.trustedTypes?.createPolicy('kith-worker', {
    createScriptURL: (_url: string) => WORKER,
  })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** Returns the scripts and styles of the client that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Looks for an update when one comes back to a page that has been open for long. */
function lookForUpdates(): void {
  let sinceLook = startStopwatch()
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || sinceLook() < LOOK_INTERVAL_MS) return
    sinceLook = startStopwatch()
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined) // the next look may find the server
  })
}
