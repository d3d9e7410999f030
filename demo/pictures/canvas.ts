import { type Colour, ramp } from './colour.ts'
import type { Shape } from './shape.ts'

/** A grid of pixels and the one way to change it: painting a shape with soft edges. */
export interface Canvas {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha, row by row; not premultiplied. */
  readonly pixels: Uint8Array
}

/** One colour, or a colour for every place. */
export type Paint = Colour | ((x: number, y: number) => Colour)

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8Array(width * height * 4) }
}

export function paint(canvas: Canvas, shape: Shape, colour: Paint, opacity = 1): void {
  const { width, height, pixels } = canvas
  const left = Math.max(0, Math.floor(shape.left))
  const right = Math.min(width, Math.ceil(shape.right))
  const bottom = Math.min(height, Math.ceil(shape.bottom))
  for (let y = Math.max(0, Math.floor(shape.top)); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const cover = shape.cover(x + 0.5, y + 0.5) * opacity
      if (cover <= 0.004) continue
      blend(
        pixels,
        (y * width + x) * 4,
        typeof colour === 'number' ? colour : colour(x, y),
        Math.min(1, cover),
      )
    }
  }
}

function blend(pixels: Uint8Array, at: number, colour: Colour, cover: number): void {
  const under = ((pixels[at + 3] ?? 0) / 255) * (1 - cover)
  const alpha = cover + under
  pixels[at] = ((colour >> 16) * cover + (pixels[at] ?? 0) * under) / alpha + 0.5
  pixels[at + 1] = (((colour >> 8) & 255) * cover + (pixels[at + 1] ?? 0) * under) / alpha + 0.5
  pixels[at + 2] = ((colour & 255) * cover + (pixels[at + 2] ?? 0) * under) / alpha + 0.5
  pixels[at + 3] = alpha * 255 + 0.5
}

/** Covers everything with a gradient from top to bottom. */
export function paintSky(canvas: Canvas, stops: readonly Colour[], bottom = canvas.height): void {
  const rows = Array.from({ length: canvas.height }, (_, y) => ramp(stops, y / bottom))
  const everything = { left: 0, top: 0, right: canvas.width, bottom: canvas.height, cover: () => 1 }
  paint(canvas, everything, (_, y) => rows[y] ?? 0)
}
