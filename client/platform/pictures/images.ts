/** Prepares pictures for the upload: smaller, without metadata, with a thumbnail. */

import { readDataUrl } from '#platform/input/files.ts'
import { canvasTrust } from './canvas-trust.ts'
import { canvasOf, drawPart, encode, isOpaque, type Size, showsPart, wholeOf } from './drawing.ts'
import { cleanImage } from './image-metadata.ts'

/** The longest side of a thumbnail, in pixels: sharp on a dense screen too. */
const LONGEST_THUMBNAIL = 320

/** The largest picture that is its own thumbnail, in bytes. */
const LARGEST_THUMBNAIL = 2_000_000

/**
 * Formats that may be encoded again, and the format for that: no browser writes AVIF. Others (GIF) may be
 * animated and stay as they are.
 */
const ENCODED_AS = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/avif', 'image/webp'],
])

/** Scales that are tried one after the other for a picture that has too many bytes. */
const SMALLER = [1, 0.7, 0.5, 0.35]

/** The longest side of a picture that is looked at for places that can be seen through. */
const GLANCE = 256

/** Says what a picture may be when it is sent. */
export interface SentPicture {
  /** The most bytes that the server takes. */
  limit: number
  /** Returns the size for a picture of some size. */
  sizeOf: (size: Size) => Size
}

/**
 * `uncleanable`: nobody knows how to take out what it tells. `canvas`: it is too large, and the browser lets
 * nobody change it.
 */
export type PictureTrouble = 'uncleanable' | 'canvas'

/**
 * Returns the picture as it is sent, or why it cannot be. A small one only loses its metadata; a large or
 * turned one is encoded again, which removes them too, where the canvas can be believed. An animated one is
 * never encoded again. Rejects when the browser cannot read it.
 */
export async function prepareImage(
  file: Blob,
  { limit, sizeOf }: SentPicture,
): Promise<Blob | PictureTrouble> {
  const clean = cleanImage(new Uint8Array(await file.arrayBuffer()), { staysTurned: true })
  const cleaned = clean && new Blob([clean.bytes], { type: file.type })
  const type = ENCODED_AS.get(file.type)
  if (type === undefined || clean?.isAnimated) return cleaned ?? 'uncleanable'
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const size = sizeOf(picture)
    const fits = cleaned !== null && cleaned.size <= limit
    const isUpright = clean?.orientation === 1
    if (fits && isUpright && size.width >= picture.width) return cleaned
    const trust = await canvasTrust()
    // Noise that nobody sees is still worse than the picture itself.
    if (trust === 'exact' || (trust === 'noisy' && !fits)) {
      const drawn = fits
        ? await drawnAs(type, picture, size, isUpright ? cleaned.size - 1 : limit)
        : await drawnToFit(type, picture, size, limit)
      if (drawn) return drawn
    }
    if (fits) return cleaned
    return cleaned && trust === 'none' ? 'canvas' : (cleaned ?? 'uncleanable')
  } finally {
    picture.close()
  }
}

/** Returns the picture in a type and size that has few enough bytes; null where there is none. */
async function drawnToFit(
  type: string,
  picture: ImageBitmap,
  size: Size,
  most: number,
): Promise<Blob | null> {
  const isThrough = !isOpaque(drawn(picture, scaled(size, GLANCE / Math.max(size.width, size.height))))
  const types = [...new Set([type, isThrough ? 'image/webp' : 'image/jpeg'])]
  for (const scale of SMALLER) {
    for (const one of types) {
      const blob = await drawnAs(one, picture, scaled(size, scale), most)
      if (blob) return blob
    }
  }
  return null
}

/** Returns the picture in this type and size; null where it has too many bytes or is not what was drawn. */
async function drawnAs(type: string, picture: ImageBitmap, size: Size, most: number): Promise<Blob | null> {
  try {
    const blob = await encode(drawn(picture, size), type)
    if (!blob || blob.size > most) return null
    return (await showsPart(blob, picture, wholeOf(picture))) ? blob : null
  } catch (error) {
    console.warn('a picture could not be drawn', error)
    return null
  }
}

/**
 * Returns a thumbnail as `data:` URL: the server's policy forbids `blob:`
 * (docs/server/policy-and-files.md#content-security-policy). Null where the browser lets nobody draw one.
 */
export async function thumbnailOf(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if ((await canvasTrust()) === 'none') {
      return file.size <= LARGEST_THUMBNAIL ? await readDataUrl(file) : null
    }
    const size = scaled(picture, LONGEST_THUMBNAIL / Math.max(picture.width, picture.height))
    const canvas = drawn(picture, size)
    const blob = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/png'))
    return blob && readDataUrl(blob)
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, size: Size): HTMLCanvasElement {
  const canvas = canvasOf(size)
  drawPart(canvas, picture, wholeOf(picture))
  return canvas
}

/** Returns a smaller size of the same shape; the same size where the scale is larger than 1. */
function scaled({ width, height }: Size, scale: number): Size {
  const by = Math.min(1, scale)
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
