/**
 * The sizes of pictures seen on this device. The server sends none (docs/server/media.md#attachment), so each
 * is learned when a picture has loaded, and its box is right from the start the next time
 * (docs/spec/media.md#reserved-boxes-for-pictures).
 */
import { shortHash } from '#platform/ids/short-hash.ts'
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { STORED_IMAGE_SIZES } from './stored-image-sizes.ts'
import { readStoredValue, writeStoredValue } from './stored-value.ts'

export interface ImageSize {
  width: number
  height: number
}

type Entry = [key: string, width: number, height: number]

/** About 12 kB; the oldest are forgotten first. */
const MOST_REMEMBERED = 500
/** The pictures of an open page to which one may come back. */
const MOST_IN_PAGE = 5_000

let known: Map<string, ImageSize> | null = null
/** Learned since the last writing. */
const fresh = new Map<string, ImageSize>()

export function recallImageSize(url: string): ImageSize | null {
  known ??= new Map(readEntries().map(([key, width, height]) => [key, { width, height }]))
  return known.get(keyOf(url)) ?? null
}

export function rememberImageSize(url: string, { width, height }: ImageSize): void {
  if (!(width > 0 && height > 0)) return // a drawing without a size of its own
  const former = recallImageSize(url)
  if (former?.width === width && former.height === height) return
  if (known) rememberRecent(known, keyOf(url), { width, height }, MOST_IN_PAGE)
  fresh.set(keyOf(url), { width, height })
}

/** Writing waits until the page is left; another tab may have written meanwhile. */
function writeFresh(): void {
  if (fresh.size === 0) return
  const added = Array.from(fresh, ([key, { width, height }]): Entry => [key, width, height])
  const kept = readEntries().filter(([key]) => !fresh.has(key))
  fresh.clear()
  writeStoredValue(STORED_IMAGE_SIZES, [...kept, ...added].slice(-MOST_REMEMBERED))
}

// A phone may end a hidden page without another word.
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeFresh())
window.addEventListener('pagehide', writeFresh)

const readEntries = () => readStoredValue(STORED_IMAGE_SIZES)

/** A short form of the address: a tenth of its length, and it tells nobody what was looked at. */
const keyOf = shortHash
