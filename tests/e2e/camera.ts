/** Pictures as cameras make them. */
import type { Page } from '@playwright/test'

/** Returns the picture with what a camera adds: where it was taken, and that it has to be turned if so. */
export function withPlace(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  const entry = (at: number, tag: number, type: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(1, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(10, 0x0112, 3, orientation)
  entry(22, 0x8825, 4, tiff.length) // the directory of GPS data follows
  const place = Buffer.from('GPS 52.5200 13.4050', 'latin1')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, place])
  const segment = (body: Buffer) => Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body])
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x>GPSLatitude</x>', 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment(exif), segment(xmp), jpeg.subarray(2)])
}

/**
 * Returns a picture of coloured fields that no two places have in common; `hole`: a part of it can be seen
 * through.
 */
export async function photograph(
  page: Page,
  width: number,
  height: number,
  type: string,
  hole = false,
): Promise<Buffer> {
  const url = await page.evaluate(
    ({ width, height, type, hole }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('there is no canvas')
      const [columns, rows] = [12, 9]
      for (let at = 0; at < columns * rows; at += 1) {
        context.fillStyle = `rgb(${(at * 37) % 256} ${(at * 91) % 256} ${(at * 13) % 256})`
        const [x, y] = [at % columns, Math.floor(at / columns)]
        context.fillRect((x * width) / columns, (y * height) / rows, width / columns + 1, height / rows + 1)
      }
      if (hole) context.clearRect(0, 0, width / 2, height / 2)
      return canvas.toDataURL(type)
    },
    { width, height, type, hole },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
