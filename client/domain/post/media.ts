/** How the files of a post are shown (spec A §2.15 "Media", contract 2.7). */
import type { Attachment } from '#contract/entities/attachment.ts'

export interface Size {
  width: number
  height: number
}

/** More pictures than this are behind the last tile. */
const MOST_TILES = 4

export interface Arrangement {
  images: readonly Attachment[]
  /** Sounds, films and documents, each on a line of its own below the pictures. */
  others: readonly Attachment[]
}

export const arrange = (attachments: readonly Attachment[]): Arrangement => ({
  images: attachments.filter(({ type }) => type === 'image'),
  others: attachments.filter(({ type }) => type !== 'image'),
})

/** How many tiles a grid has, and how many pictures only the viewer shows. */
export function gridOf(count: number): { tiles: number; hidden: number } {
  const tiles = Math.min(count, MOST_TILES)
  return { tiles, hidden: count - tiles }
}

/**
 * The box of one picture whose size is known: never wider than the column or the picture itself, never higher
 * than `--media-height` of the style sheet, and of the picture's own proportions.
 */
export const boxOf = ({ width, height }: Size) => ({
  inlineSize: `min(100%, ${width}px, var(--media-height) * ${width / height})`,
  aspectRatio: `${width} / ${height}`,
})

/** What an author said about a file, or null when it is nothing. */
export const descriptionOf = ({ description }: Pick<Attachment, 'description'>): string | null =>
  description?.trim() || null

/**
 * The name of a file as its address tells it. Files of this server are called by their checksum, which says
 * nothing: they have only a kind. Files from elsewhere come through the proxy, their address within ours.
 */
export function fileOf(url: string): { name: string | null; kind: string | null } {
  const last = decode(lastPart(url))
  const name = last.includes('/') ? decode(lastPart(last)) : last
  const kind = /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? null
  return { name: name === '' || /^[0-9a-f]{64}(\.\w+)?$/.test(name) ? null : name, kind }
}

/** An address a link may lead to; anything else came from somebody who means no good. */
export const linkedAddress = (url: string): string | undefined =>
  /^https?:\/\//i.test(url) ? url : undefined

const lastPart = (url: string) => url.replace(/[?#].*$/s, '').replace(/^.*\//s, '')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray percent sign
  }
}
