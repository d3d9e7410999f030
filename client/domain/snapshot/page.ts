/**
 * Puts a snapshot into the page that the build made, so that it is painted before the application is loaded
 * (docs/spec/offline.md#painted-first).
 */
import { escapeHtml } from './markup.ts'
import type { SnapshotTerms } from './terms.ts'

export interface Snapshot {
  terms: SnapshotTerms
  /** The title of the window. */
  title: string
  /** The address of the application's entry, by which the build is known that the snapshot was made with. */
  entry: string
  /** The addresses of the style sheets that its elements need, in their order. */
  styles: string[]
  /** Rules for the boxes whose sizes only the page knew, by their numbers. */
  boxes: string[]
  markup: string
}

/** The part that the script which shows it has to know before the snapshot is there. */
export type SnapshotNotes = Pick<Snapshot, 'terms' | 'title' | 'boxes'>

/** The build names the entry of the application, which its start script loads (vite/start-script.ts). */
const ENTRY = /<meta name="kith-entry" content="([^"]+)">/
/** The files of the application. To fetch and compile them beside the first paint would delay it. */
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g
const STYLE = /^\/assets\/[\w.-]+\.css$/
const ROOT = '<div id="root">'

/**
 * Returns the page with the snapshot before its root, or null where they do not belong together. What the
 * start script has to know stands before it (client/start/show-snapshot.ts), and the files of the application
 * are left to that script.
 */
export function pageWithSnapshot(page: string, snapshot: Snapshot): string | null {
  const { terms, title, entry, boxes, styles, markup } = snapshot
  const found = ENTRY.exec(page)
  if (found?.[1] !== entry || !page.includes(ROOT) || !styles.every((style) => STYLE.test(style))) return null
  const notes: SnapshotNotes = { terms, title, boxes }
  const missing = styles.filter((style) => !page.includes(`href="${style}"`))
  const head = [
    found[0],
    // Nothing is painted before the whole snapshot has been read.
    '<link rel="expect" href="#root" blocking="render">',
    ...missing.map((style) => `<link rel="stylesheet" crossorigin href="${style}">`),
    `<meta name="kith-snapshot" content="${escapeHtml(JSON.stringify(notes))}">`,
  ]
  return page
    .replaceAll(PRELOADS, '')
    .replace(found[0], () => head.join('\n    '))
    .replace(ROOT, () => `<div id="snapshot" translate="no">${markup}</div>\n    ${ROOT}`)
}

/** Returns what was stored, or null for anything that this build has not written. */
export function readSnapshot(stored: unknown): Snapshot | null {
  if (!isRecord(stored) || !isRecord(stored.terms)) return null
  const { terms, title, entry, styles, boxes, markup } = stored
  if (![title, entry, markup, terms.fingerprint].every(isText)) return null
  if (![styles, boxes].every((list) => Array.isArray(list) && list.every(isText))) return null
  return stored as unknown as Snapshot
}

const isText = (value: unknown) => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
