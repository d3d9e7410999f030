/**
 * Shows the snapshot that the service worker has put into the page, before the first paint, where it belongs to this session and
 * this window (docs/spec/offline.md#when-a-snapshot-is-shown). The application starts after that paint; what is pressed until then
 * waits for it (docs/spec/offline.md#the-page-takes-over).
 */
import { chooseLocale } from '#domain/locale.ts'
import type { SnapshotNotes } from '#domain/snapshot/page.ts'
import { SNAPSHOT_CACHE, SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { fingerprintOf, fits, hasAged } from '#domain/snapshot/terms.ts'
import { LOCALE_NAMES } from '#i18n/locale-names.ts'
import { KEYS, readStored } from '#platform/storage.ts'
import { keepPresses } from '#platform/waiting-presses.ts'

/** How long the application waits at most for a paint, in milliseconds: a tab in the background has none. */
const PATIENCE = 1_000

const notes: SnapshotNotes = JSON.parse(document.currentScript?.dataset.snapshot ?? '')
const root = document.documentElement
const token = readStored(KEYS.token)
const isOfSession = token !== null && fingerprintOf(token) === notes.terms.fingerprint

function isFit(): boolean {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = readStored(KEYS.theme)
  return fits(notes.terms, {
    fingerprint: fingerprintOf(token ?? ''),
    locale: chooseLocale(Object.keys(LOCALE_NAMES), readStored(KEYS.locale), navigator.languages),
    theme: theme === 'light' || theme === 'dark' ? theme : system,
    look: readStored(KEYS.look) ?? '',
    width: innerWidth,
    height: innerHeight,
  })
}

function show(): void {
  const sheet = new CSSStyleSheet()
  for (const rule of notes.boxes) sheet.insertRule(rule)
  document.adoptedStyleSheets.push(sheet)
  root.dataset.snapshot = hasAged(notes.terms, Date.now()) ? 'aged' : 'fresh'
  history.scrollRestoration = 'manual'
  document.title = notes.title
  window.kithPresses = keepPresses(SNAPSHOT_ID)
}

let isStarted = false

/** Starts the application, once. A build that has gone cannot be started; without its snapshot the page begins anew. */
function start(): void {
  if (isStarted) return
  isStarted = true
  import(/* @vite-ignore */ notes.entry).catch(async () => {
    await caches.delete(SNAPSHOT_CACHE)
    location.reload()
  })
}

if (isOfSession && isFit()) {
  show()
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, PATIENCE)
} else {
  if (!isOfSession) void caches.delete(SNAPSHOT_CACHE)
  start()
}
