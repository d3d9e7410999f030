/** A canvas that does not give back what was drawn on it, and a page that sees pictures as they are. */
import type { Page } from '@playwright/test'

/**
 * - `noise`: everything that is read is random (Tor Browser, `resistFingerprinting`)
 * - `white`: everything that is read is white (the same browsers earlier)
 * - `bit`: the lowest bit of some values is another one (Brave)
 * - `small`: what is larger than an old phone can draw stays empty (Safari)
 */
export type Lie = 'noise' | 'white' | 'bit' | 'small'

/** Runs in the browser before the page: every way to read a canvas lies from now on. */
export function lie(kind: Lie): void {
  const MOST = 2_000_000
  const { getImageData, putImageData } = CanvasRenderingContext2D.prototype
  const { toBlob, toDataURL } = HTMLCanvasElement.prototype
  function falsify({ data, width, height }: ImageData): void {
    for (let at = 0; at < data.length; at += 1) {
      if (kind === 'white') data[at] = 255
      if (kind === 'noise') data[at] = at % 4 === 3 ? 255 : Math.random() * 256
      if (kind === 'bit' && at % 7 === 0 && at % 4 !== 3) data[at] = (data[at] ?? 0) ^ 1
      if (kind === 'small' && width * height > MOST) data[at] = 0
    }
  }
  function falseCopy(canvas: HTMLCanvasElement): HTMLCanvasElement {
    const { width, height } = canvas
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d')
    context?.drawImage(canvas, 0, 0)
    const pixels = context && getImageData.call(context, 0, 0, width, height)
    if (!pixels) return copy
    falsify(pixels)
    Reflect.apply(putImageData, context, [pixels, 0, 0])
    return copy
  }
  CanvasRenderingContext2D.prototype.getImageData = function (...place) {
    const pixels = getImageData.apply(this, place)
    falsify(pixels)
    return pixels
  }
  HTMLCanvasElement.prototype.toBlob = function (...how) {
    toBlob.apply(falseCopy(this), how)
  }
  HTMLCanvasElement.prototype.toDataURL = function (...how) {
    return toDataURL.apply(falseCopy(this), how)
  }
  // Nobody needs them; whoever begins to use them finds out here.
  OffscreenCanvas.prototype.convertToBlob = () => Promise.resolve(new Blob(['noise'], { type: 'image/png' }))
  OffscreenCanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
    new ImageData(width, height)
}

/** Opens a page beside the client whose canvas tells the truth. */
export async function honestPage(page: Page): Promise<Page> {
  const honest = await page.context().newPage()
  await honest.goto('/api/v1/instance')
  return honest
}

export interface Comparison {
  /** Both as they are shown, turned where they have to be. */
  sizes: [string, string]
  /** The largest difference of a value where both have one size, and the mean one from afar. */
  largest: number
  mean: number
}

/** Compares two pictures as people see them. */
export const compare = (honest: Page, one: Buffer, other: Buffer): Promise<Comparison> =>
  honest.evaluate(
    async (files) => {
      const pictures = await Promise.all(
        files.map(({ type, base64 }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          return createImageBitmap(new Blob([bytes], { type }))
        }),
      )
      const pixels = (width: number, height: number) =>
        pictures.map((picture) => {
          const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
          if (!context) throw new Error('there is no canvas')
          context.imageSmoothingQuality = 'high'
          context.drawImage(picture, 0, 0, width, height)
          return context.getImageData(0, 0, width, height).data
        })
      const differences = ([first, second]: Uint8ClampedArray[]) =>
        Array.from(first ?? [], (value, at) => Math.abs(value - (second?.[at] ?? 0)))
      const sizes = pictures.map(({ width, height }) => `${width}x${height}`)
      const [picture] = pictures
      const exact =
        sizes[0] === sizes[1] && picture ? differences(pixels(picture.width, picture.height)) : [255]
      const afar = differences(pixels(24, 24))
      return {
        sizes: [sizes[0] ?? '', sizes[1] ?? ''] as [string, string],
        largest: exact.reduce((most, one) => Math.max(most, one), 0),
        mean: afar.reduce((sum, one) => sum + one, 0) / afar.length,
      }
    },
    [one, other].map((buffer) => ({ type: kindOf(buffer), base64: buffer.toString('base64') })),
  )

/** Browsers look into all files but AVIF. */
const kindOf = (buffer: Buffer) => (buffer.toString('latin1', 4, 8) === 'ftyp' ? 'image/avif' : 'image/png')
