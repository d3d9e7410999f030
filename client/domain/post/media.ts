/**
 * Arranges the files of a post (docs/spec/media.md#kinds-of-files,
 * docs/spec/media.md#reserved-boxes-for-pictures, docs/server/media.md#attachment).
 */
import { cleanText } from '#contract/clean-text.ts'
import type { Attachment } from '#contract/entities/attachment.ts'

/** The size of an image in pixels. */
export interface Size {
  width: number
  height: number
}

/** The most images that are shown as tiles. Further ones are only in the viewer. */
const MOST_TILES = 4

export interface Arrangement {
  images: readonly Attachment[]
  /** Audio, video and documents, each on its own line below the images. */
  others: readonly Attachment[]
}

/** Splits the files of a post into images and all others. Both keep their order. */
export const arrange = (attachments: readonly Attachment[]): Arrangement => ({
  images: attachments.filter(({ type }) => type === 'image'),
  others: attachments.filter(({ type }) => type !== 'image'),
})

/** Returns how many tiles the grid has, and how many images only the viewer shows. */
export function gridOf(count: number): { tiles: number; hidden: number } {
  const tiles = Math.min(count, MOST_TILES)
  return { tiles, hidden: count - tiles }
}

/**
 * Returns the style of the box of one image whose size is known: never wider than the column or the image,
 * never higher than `--media-height` of the style sheet, and with the proportions of the image.
 */
export const boxOf = ({ width, height }: Size) => ({
  inlineSize: `min(100%, ${width}px, var(--media-height) * ${width / height})`,
  aspectRatio: `${width} / ${height}`,
})

/** Returns the author's description of a file, or null without one. */
export const descriptionOf = ({ description }: Pick<Attachment, 'description'>): string | null =>
  description?.trim() || null

/**
 * Returns name and kind (`PDF`) of a file, read from its address; null where the address does not contain
 * them. Files of this server are named by their checksum, so they have only a kind. The address of a remote
 * file is part of the proxy's address.
 */
export function fileOf(url: string): { name: string | null; kind: string | null } {
  const last = decode(lastPart(url))
  const named = last.includes('/') ? decode(lastPart(last)) : last
  // A long one is cut in the middle, because its end says what the file is.
  const name = cleanText(named).replace(/\s+/g, ' ').trim().replace(LONG_NAME, '$1…$2')
  const kind = /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? null
  return { name: name === '' || /^[0-9a-f]{64}(\.\w+)?$/.test(name) ? null : name, kind }
}

/** Returns the address when a link may lead to it; undefined for anything but http and https. */
export const linkedAddress = (url: string): string | undefined =>
  /^https?:\/\//i.test(url) ? url : undefined

/** A name of more than 80 signs: its beginning and its end. */
const LONG_NAME = /^(.{56}).+(.{24})$/u

const lastPart = (url: string) => url.replace(/[?#].*$/s, '').replace(/^.*\//s, '')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray percent sign
  }
}
