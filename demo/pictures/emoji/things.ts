import { type Canvas, paint } from '../canvas.ts'
import { hsl, mix } from '../colour.ts'
import { box, circle, ellipse, heart, line, type Point, polygon, ring } from '../shape.ts'

/** Things one puts behind a sentence. */

export function paintHeart(canvas: Canvas): void {
  paint(canvas, heart(64, 66, 100), (x, y) => hsl(((x + y) / 190) * 300 - 10, 0.85, 0.6))
  paint(canvas, ellipse(40, 40, 13, 8, -0.7), 0xffffff, 0.55)
}

export function paintLeaf(canvas: Canvas): void {
  const blade = Array.from({ length: 24 }, (_, step): Point => {
    const share = (step % 12) / 12
    const side = step < 12 ? 1 : -1
    const along = step < 12 ? share : 1 - share
    const wide = Math.sin(along ** 0.75 * Math.PI) * 34 * side
    return [24 + along * 84 + wide * 0.7, 108 - along * 88 + wide * 0.7]
  })
  paint(canvas, polygon(blade, 4), (x, y) => (x - 24 > (108 - y) * 0.955 ? 0x3f9a4d : 0x56b862))
  paint(canvas, line([12, 121], [100, 28], 4.5), 0x2b7238)
  for (const along of [0.35, 0.52, 0.69]) {
    const [x, y] = [24 + along * 84, 108 - along * 88]
    paint(canvas, line([x, y], [x - 3, y - 22], 3), 0x2b7238)
    paint(canvas, line([x, y], [x + 22, y + 2], 3), 0x2b7238)
  }
}

export function paintMug(canvas: Canvas): void {
  for (const x of [42, 62]) {
    for (let step = 0; step < 12; step++) {
      const y = 8 + step * 2.6
      paint(canvas, circle(x + Math.sin(step / 1.9) * 4, y, 2.8), 0xb9a79a, 0.8)
    }
  }
  paint(canvas, ring(92, 76, 18, 10), 0x2f6f9f)
  paint(canvas, box(16, 44, 74, 76, 14), (x) => mix(0x4a95c9, 0x2f6f9f, (x - 16) / 74))
  paint(canvas, ellipse(53, 48, 37, 9), 0x2f6f9f)
  paint(canvas, ellipse(53, 49, 32, 6.5), 0x5b3a26)
  paint(canvas, heart(53, 86, 32), 0xfdf3e3)
}

export function paintMushroom(canvas: Canvas): void {
  paint(canvas, box(46, 62, 36, 60, 16), (x) => mix(0xfff4e2, 0xdcc6a6, (x - 46) / 36))
  const cap = ellipse(64, 66, 56, 54)
  paint(
    canvas,
    {
      ...cap,
      cover: (x, y) => Math.min(cap.cover(x, y), Math.max(0, Math.min(1, 76 - y + Math.abs(x - 64) * 0.05))),
    },
    (_, y) => mix(0xe8503f, 0xb52f2a, (y - 12) / 64),
  )
  for (const [x, y, size] of [
    [44, 40, 9],
    [72, 28, 7],
    [86, 54, 9],
    [60, 60, 6],
    [28, 62, 6],
  ] as const) {
    paint(canvas, circle(x, y, size), 0xfff6ea)
  }
  for (const x of [56, 72]) paint(canvas, ellipse(x, 92, 3, 4.5), 0x3b2a1a)
}

export function paintStar(canvas: Canvas): void {
  const points = (size: number) =>
    Array.from({ length: 10 }, (_, tip): Point => {
      const angle = (tip / 10) * Math.PI * 2 - Math.PI / 2
      const far = tip % 2 === 0 ? size : size * 0.5
      return [64 + Math.cos(angle) * far, 68 + Math.sin(angle) * far]
    })
  paint(canvas, polygon(points(52), 8), 0xd9941f)
  paint(canvas, polygon(points(48), 6), (_, y) => mix(0xffe272, 0xf7b52c, (y - 14) / 100))
  for (const x of [52, 76]) paint(canvas, ellipse(x, 66, 4, 6), 0x5b3a10)
  paint(canvas, ellipse(64, 80, 7, 4), 0x5b3a10)
}

export function paintTomato(canvas: Canvas): void {
  paint(canvas, ellipse(64, 74, 54, 47), 0xb3261f)
  paint(canvas, ellipse(62, 71, 50, 43), (x, y) => mix(0xf0543f, 0xd0352a, (x + y - 60) / 120))
  paint(canvas, ellipse(40, 56, 12, 7, -0.6), 0xffffff, 0.55)
  for (const angle of [-2.9, -2.2, -1.57, -0.9, -0.2]) {
    paint(canvas, ellipse(64 + Math.cos(angle) * 18, 34 + Math.sin(angle) * 11, 17, 6, angle), 0x3f8a3a)
  }
  paint(canvas, line([64, 32], [70, 12], 7), 0x2f6b2c)
}
