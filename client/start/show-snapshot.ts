/**
 * Shows the snapshot that the service worker has put into the page, before the first paint, where it belongs
 * to this session and this window (docs/spec/offline.md#when-a-snapshot-is-shown). What is pressed until the
 * application is there waits for it (docs/spec/offline.md#the-page-takes-over).
 */
import type { SnapshotNotes } from '#domain/snapshot/page.ts'
import { SNAPSHOT_CACHE, SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { fingerprintOf, fits, hasAged, type SnapshotTerms } from '#domain/snapshot/terms.ts'
import { expectedTime } from '#platform/start/expected-time.ts'
import { keepPresses } from '#platform/start/waiting-presses.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { token } from './visit.ts'

/**
 * Shows the snapshot of the page. Returns false where there is none, or none that fits; the application
 * removes it then.
 */
export function showSnapshot(locale: string): boolean {
  const notes = readNotes()
  if (notes === null) return false
  const fingerprint = fingerprintOf(token ?? '')
  if (token === null || fingerprint !== notes.terms.fingerprint) {
    void caches.delete(SNAPSHOT_CACHE)
    return false
  }
  // To ask for the size of the window has the page laid out. That work is for nothing only where the snapshot
  // does not fit.
  putOn(notes)
  if (isFit(notes.terms, fingerprint, locale)) {
    history.scrollRestoration = 'manual'
    document.title = notes.title
    window.kithPresses = keepPresses(SNAPSHOT_ID)
    return true
  }
  takeOff()
  return false
}

function readNotes(): SnapshotNotes | null {
  const notes = document.querySelector<HTMLMetaElement>('meta[name="kith-snapshot"]')?.content
  return notes === undefined ? null : JSON.parse(notes)
}

function isFit(terms: SnapshotTerms, fingerprint: string, locale: string): boolean {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = readStored(KEYS.theme)
  return fits(terms, {
    fingerprint,
    locale,
    theme: theme === 'light' || theme === 'dark' ? theme : system,
    look: readStored(KEYS.look) ?? '',
    width: innerWidth,
    height: innerHeight,
  })
}

function putOn({ terms, boxes }: SnapshotNotes): void {
  const sheet = new CSSStyleSheet()
  for (const rule of boxes) sheet.insertRule(rule)
  document.adoptedStyleSheets = [sheet]
  document.documentElement.dataset.snapshot = hasAged(terms, expectedTime()) ? 'aged' : 'fresh'
}

function takeOff(): void {
  document.adoptedStyleSheets = []
  delete document.documentElement.dataset.snapshot
}
