/**
 * Finds out whether a canvas gives back what was drawn on it. Some browsers answer with noise or with white
 * so that nobody is recognised by what their canvas looks like, and they do not say so
 * (docs/spec/attachments.md#a-canvas-that-lies, docs/decisions/049-canvas.md).
 */
import { canvasOf, encode, pixelsOf } from './drawing.ts'

/**
 * - `exact`: what comes back is what was drawn
 * - `noisy`: it differs so little that nobody sees it
 * - `none`: it is something else
 */
export type CanvasTrust = 'exact' | 'noisy' | 'none'

const SIZE = { width: 48, height: 32 }

/** The side of the squares of the pattern, in pixels. */
const SQUARE = 4

/** How much a value between 0 and 255 may differ in a picture that still looks the same. */
const INVISIBLE = 4

/** Asks anew each time: people can allow it while the page is open. */
export async function canvasTrust(): Promise<CanvasTrust> {
  try {
    const difference = await largestDifference()
    if (difference === 0) return 'exact'
    return difference <= INVISIBLE ? 'noisy' : 'none'
  } catch (error) {
    console.warn('the browser lets no canvas be read', error)
    return 'none'
  }
}

/**
 * Draws a pattern, and compares with it what is read from the canvas and from a file that the canvas has
 * written.
 */
async function largestDifference(): Promise<number> {
  const canvas = canvasOf(SIZE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  for (let y = 0; y < SIZE.height; y += SQUARE) {
    for (let x = 0; x < SIZE.width; x += SQUARE) {
      context.fillStyle = `rgb(${colourAt(x, y).join(' ')})`
      context.fillRect(x, y, SQUARE, SQUARE)
    }
  }
  const file = await encode(canvas, 'image/png')
  if (!file) throw new Error('the canvas wrote no picture')
  const written = await createImageBitmap(file)
  const again = canvasOf(SIZE)
  again.getContext('2d')?.drawImage(written, 0, 0)
  written.close()
  return Math.max(differenceIn(pixelsOf(canvas)), differenceIn(pixelsOf(again)))
}

/** Returns the colour of the square at a place, as red, green and blue. No two neighbours are alike. */
const colourAt = (x: number, y: number) => [(x * 5 + 7) % 256, (y * 7 + 40) % 256, ((x + y) * 3 + 90) % 256]

function differenceIn(pixels: Uint8ClampedArray): number {
  let largest = pixels.length === SIZE.width * SIZE.height * 4 ? 0 : 255
  for (let at = 0; at < pixels.length; at += 1) {
    const place = Math.floor(at / 4)
    const x = place % SIZE.width
    const y = Math.floor(place / SIZE.width)
    const colour = [...colourAt(x - (x % SQUARE), y - (y % SQUARE)), 255]
    largest = Math.max(largest, Math.abs((pixels[at] ?? 0) - (colour[at % 4] ?? 0)))
  }
  return largest
}
