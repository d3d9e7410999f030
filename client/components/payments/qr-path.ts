import { encode } from 'uqr'

/** The empty edge that a camera needs around a code, in modules. */
const EDGE = 4

/**
 * The drawing of a QR code: its dark modules as the path of an SVG, and how many modules it is wide with its
 * edge.
 */
export interface QrPath {
  path: string
  size: number
}

/**
 * Draws a text as a QR code that can be read with 15 % of it missing. Each row of dark modules is one
 * rectangle.
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE })
  const path = data
    .map((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        (run) => {
          const length = run[0].length
          return `M${run.index} ${y}h${length}v1h-${length}z`
        },
      ).join(''),
    )
    .join('')
  return { path, size }
}
