/** Reads a picture for a profile, and cuts the part of it that is sent. */
import { readDataUrl } from './files.ts'
import { cleanImage } from './image-metadata.ts'
import { isMoving } from './moving-pictures.ts'

/** A picture to choose a part of, or one that moves: to cut it would stop it. */
export type ReadPicture = { moves: false; picture: ImageBitmap } | { moves: true; url: string }

/** Reads a file. Rejects when the browser cannot show it. A moving picture loses what it says about its author. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  if (!isMoving(bytes)) return { moves: false, picture }
  picture.close()
  const clean = cleanImage(bytes)?.bytes ?? bytes
  return { moves: true, url: await readDataUrl(new Blob([clean], { type: file.type })) }
}

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Draws a part of a picture so that it fills the canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
}

const QUALITY = 0.9

/** In the order in which they are tried: JPEG is small and knows no transparency. */
const FOR_OPAQUE = ['image/jpeg', 'image/png', 'image/webp']
const FOR_TRANSPARENT = ['image/png', 'image/webp', 'image/jpeg']

/** Returns a part of a picture as `data:` URL of at most so many characters, in one of the types; null where none is small enough. */
export function cutPicture(
  picture: ImageBitmap,
  part: Part,
  size: { width: number; height: number },
  types: readonly string[],
  longest: number,
): string | null {
  const canvas = Object.assign(document.createElement('canvas'), size)
  drawPart(canvas, picture, part)
  const wanted = isOpaque(canvas) ? FOR_OPAQUE : FOR_TRANSPARENT
  for (const type of wanted.filter((one) => types.includes(one))) {
    const url = canvas.toDataURL(type, QUALITY)
    // A browser that cannot write a type writes PNG.
    if (url.startsWith(`data:${type};`) && url.length <= longest) return url
  }
  return null
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
