import { type Canvas, paint } from '../canvas.ts'
import { type Colour, mix } from '../colour.ts'
import { circle, ellipse, heart, line, type Point, polygon, ring } from '../shape.ts'

/** Round little people of dough, all on a grid of 128. */

const DOUGH = 0xf9c440
const EDGE = 0xd99a22
const INK = 0x3b2a1a

function paintBody(canvas: Canvas, dough: Colour = DOUGH, edge: Colour = EDGE): void {
  paint(canvas, ellipse(64, 72, 54, 49), edge)
  paint(canvas, ellipse(64, 70, 51, 46), (_, y) => mix(mix(dough, 0xffffff, 0.25), dough, (y - 24) / 60))
}

function paintEyes(canvas: Canvas, y = 62): void {
  for (const x of [46, 82]) {
    paint(canvas, ellipse(x, y, 6.5, 9), INK)
    paint(canvas, circle(x + 2, y - 3.5, 2.3), 0xffffff)
  }
}

function paintArc(canvas: Canvas, x: number, y: number, radius: number, width = 5): void {
  const stroke = ring(x, y, radius, width)
  paint(canvas, { ...stroke, top: y, cover: (px, py) => (py > y ? stroke.cover(px, py) : 0) }, INK)
}

export function paintSmilingBlob(canvas: Canvas): void {
  paintBody(canvas)
  paintEyes(canvas)
  paintArc(canvas, 64, 76, 14)
  for (const x of [32, 96]) paint(canvas, ellipse(x, 78, 8, 5), 0xf2784b, 0.5)
}

export function paintWinkingBlob(canvas: Canvas): void {
  paintBody(canvas)
  paint(canvas, ellipse(46, 62, 6.5, 9), INK)
  paint(canvas, circle(48, 58.5, 2.3), 0xffffff)
  paint(canvas, line([75, 62], [91, 60], 5), INK)
  paintArc(canvas, 66, 76, 13)
  paint(canvas, ellipse(74, 90, 7, 8), 0xe8606a)
}

export function paintSleepyBlob(canvas: Canvas): void {
  paintBody(canvas, 0xa9c7f5, 0x6f93cf)
  for (const x of [46, 82]) paintArc(canvas, x, 62, 8, 4)
  paint(canvas, ellipse(64, 86, 6, 7), INK)
  for (const [x, y, size] of [
    [98, 26, 8],
    [113, 12, 5],
  ] as const) {
    const corners: Point[] = [
      [x - size, y - size],
      [x + size, y - size],
      [x - size, y + size],
      [x + size, y + size],
    ]
    corners.slice(1).forEach((to, index) => {
      const from = corners[index]
      if (from) paint(canvas, line(from, to, 3.5), 0x4a69a8)
    })
  }
}

export function paintThinkingBlob(canvas: Canvas): void {
  paintBody(canvas)
  paintEyes(canvas, 58)
  paint(canvas, line([74, 42], [92, 37], 4.5), INK)
  paint(canvas, line([52, 84], [78, 80], 5), INK)
  paint(canvas, line([30, 112], [52, 96], 15), EDGE)
  paint(canvas, line([30, 112], [52, 96], 11), mix(DOUGH, 0xffffff, 0.15))
}

export function paintHeartBlob(canvas: Canvas): void {
  paintBody(canvas)
  for (const x of [44, 84]) paint(canvas, heart(x, 60, 26), 0xe0344f)
  const mouth = ellipse(64, 84, 17, 14)
  paint(canvas, { ...mouth, cover: (x, y) => (y < 82 ? 0 : mouth.cover(x, y)) }, INK)
  paint(canvas, ellipse(64, 94, 9, 4), 0xe8606a)
}

export function paintBlobCat(canvas: Canvas): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [64 + side * x, y]
    paint(canvas, polygon([at(14, 34), at(48, 56), at(46, 12)], 4), EDGE)
    paint(canvas, polygon([at(26, 34), at(44, 48), at(43, 22)], 2), 0xf29aa0)
  }
  paintBody(canvas)
  paintEyes(canvas)
  for (const x of [57, 71]) paintArc(canvas, x, 76, 7, 3.6)
  paint(
    canvas,
    polygon(
      [
        [60, 71],
        [68, 71],
        [64, 76],
      ],
      1,
    ),
    0xe0606a,
  )
  for (const side of [-1, 1]) {
    for (const slope of [-3, 4])
      paint(canvas, line([64 + side * 36, 76], [64 + side * 60, 76 + slope * 1.6], 2.4), 0x8a5f12)
  }
}
