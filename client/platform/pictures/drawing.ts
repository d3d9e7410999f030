/** Draws pictures on a canvas, and makes files of them. */

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in pixels. */
export interface Part extends Size {
  left: number
  top: number
}

const QUALITY = 0.9

/** Returns all of a picture. */
export const wholeOf = ({ width, height }: Size): Part => ({ left: 0, top: 0, width, height })

/** Returns an empty canvas. */
export const canvasOf = ({ width, height }: Size): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

/** Draws a part of a picture so that it fills the canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
}

/** Returns the pixels of a canvas, as far as the browser tells the truth (canvas-trust.ts). */
export function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  if (!pixels) throw new Error('the browser gives no canvas')
  return pixels
}

/** Returns what is drawn as a file of this type; null where the browser cannot write it. */
export async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return blob?.type === type ? blob : null // a browser that cannot write a type writes PNG
}

/**
 * The alpha below which a pixel can be seen through. Browsers that add noise make opaque pixels a little less
 * so.
 */
const OPAQUE = 250

/** Returns whether nothing that is drawn can be seen through. */
export function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = pixelsOf(canvas)
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < OPAQUE) return false
  return true
}

/** The picture is compared in so many pixels, and each may differ so much on average. */
const [GLANCE, LIKENESS] = [{ width: 16, height: 16 }, 14]

/**
 * Returns whether a file shows this part of a picture. A canvas that is too large for a device, or one too
 * many, stays empty without an error.
 */
export async function showsPart(file: Blob, picture: ImageBitmap, part: Part): Promise<boolean> {
  const shown = await createImageBitmap(file)
  try {
    const [one, other] = [glanceAt(shown, wholeOf(shown)), glanceAt(picture, part)]
    const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
    return difference / one.length <= LIKENESS
  } finally {
    shown.close()
  }
}

/**
 * Looks at a picture from afar, before white, so that a place that can be seen through counts as one colour.
 */
function glanceAt(picture: ImageBitmap, part: Part): Uint8ClampedArray {
  const canvas = canvasOf(GLANCE)
  drawPart(canvas, picture, part)
  return pixelsOf(canvas)
}
