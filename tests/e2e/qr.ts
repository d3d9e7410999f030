/** Reads QR codes as a camera does: from what the screen shows, with a decoder that is not ours. */
import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** Returns the text of the QR code that an element shows; null when nothing can be read. */
export async function readQr(code: Locator): Promise<string | null> {
  const png = (await code.screenshot()).toString('base64')
  const { pixels, width, height } = await code.page().evaluate(pixelsOf, png)
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data ?? null
}

/** Unpacks a picture in the page, because Node cannot. */
async function pixelsOf(png: string) {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('The browser has no canvas')
  drawing.drawImage(picture, 0, 0)
  const { data, width, height } = drawing.getImageData(0, 0, picture.width, picture.height)
  const pixels = btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))
  return { pixels, width, height }
}
