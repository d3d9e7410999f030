/** Prepares pictures for the upload: smaller, without metadata, with a thumbnail. */
import { cleanImage } from './image-metadata.ts'

/** The longest side of a picture that is sent, in pixels. */
const LONGEST = 2560

/** The longest side of a thumbnail, in pixels: sharp on a dense screen too. */
const LONGEST_THUMBNAIL = 320

const QUALITY = 0.9

/** Formats that may be encoded again, and the format for that: no browser writes AVIF. Others (GIF) may be animated and stay as they are. */
const ENCODED_AS = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/avif', 'image/webp'],
])

/**
 * Returns the picture as it is sent. A small one only loses its metadata; a large or turned one is encoded again, which removes
 * them too. An animated one is never encoded again. Rejects when the browser cannot read it.
 */
export async function prepareImage(file: Blob): Promise<Blob> {
  const type = ENCODED_AS.get(file.type)
  if (type === undefined) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const clean = cleanImage(bytes)
  const cleaned = clean && new Blob([clean.bytes], { type: file.type })
  if (cleaned && clean.isAnimated) return cleaned
  if (isMovingAvif(bytes)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const fits = Math.max(picture.width, picture.height) <= LONGEST
    return cleaned && clean.isUpright && fits ? cleaned : await encode(draw(picture, LONGEST), type)
  } finally {
    picture.close()
  }
}

/**
 * Returns a thumbnail as `data:` URL: the server's policy forbids `blob:`
 * (docs/server/policy-and-files.md#content-security-policy).
 */
export async function thumbnailOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return draw(picture, LONGEST_THUMBNAIL).toDataURL('image/webp', QUALITY)
  } finally {
    picture.close()
  }
}

const isMovingAvif = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(4, 12)) === 'ftypavis'

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      type,
      QUALITY,
    ),
  )
