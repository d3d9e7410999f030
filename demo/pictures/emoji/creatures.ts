import { ANIMALS, paintFace } from '../avatars/animal.ts'
import { type Canvas, paint } from '../canvas.ts'
import { circle, ellipse, line, polygon } from '../shape.ts'

/** Small animals, and something that is not quite one. */

export function paintBlackCat(canvas: Canvas): void {
  paintFace(canvas, { animal: { ...ANIMALS.cat, muzzle: 0x5b5662 }, fur: 0x37333d, x: 64, y: 74, size: 50 })
  for (const x of [44, 84]) {
    paint(canvas, ellipse(x, 70, 8.5, 9.5), 0xf2d04b)
    paint(canvas, ellipse(x, 70, 3, 8.5), 0x1c1820)
    paint(canvas, circle(x + 2.5, 66, 2), 0xffffff)
  }
}

export function paintFox(canvas: Canvas): void {
  paintFace(canvas, { animal: ANIMALS.fox, fur: 0xe06a2c, x: 64, y: 74, size: 50 })
}

export function paintGhost(canvas: Canvas): void {
  const body = ellipse(64, 62, 44, 54)
  const outline = (x: number, y: number) => {
    if (y < 62) return body.cover(x, y)
    const hem = 112 + Math.sin((x - 64) / 4.7) * 6
    return Math.min(1, Math.max(0, 44.5 - Math.abs(x - 64)), Math.max(0, hem - y))
  }
  paint(canvas, { left: 16, right: 112, top: 4, bottom: 124, cover: outline }, (x) =>
    x > 84 ? 0xd5d6ee : 0xf4f4fd,
  )
  for (const x of [48, 78]) paint(canvas, ellipse(x, 54, 7, 10), 0x2b2942)
  paint(canvas, ellipse(63, 80, 10, 13), 0x2b2942)
  for (const x of [34, 92]) paint(canvas, ellipse(x, 70, 7, 4.5), 0xf59db4, 0.7)
}

export function paintBee(canvas: Canvas): void {
  for (const [x, turn] of [
    [46, -0.5],
    [76, 0.4],
  ] as const)
    paint(canvas, ellipse(x, 38, 17, 29, turn), 0xbfe3f7, 0.85)
  const body = ellipse(62, 76, 46, 33)
  paint(
    canvas,
    polygon(
      [
        [12, 70],
        [12, 84],
        [1, 77],
      ],
      2,
    ),
    0x33261c,
  )
  paint(canvas, body, (x) => (Math.floor((x + 4) / 15) % 2 === 0 && x < 78 ? 0x33261c : 0xf7c132))
  for (const [x, y] of [
    [92, 32],
    [108, 40],
  ] as const) {
    paint(canvas, line([88, 56], [x, y], 4), 0x33261c)
    paint(canvas, circle(x, y, 5), 0x33261c)
  }
  paint(canvas, ellipse(90, 68, 5, 7), 0x33261c)
  paint(canvas, circle(91.5, 65, 1.8), 0xffffff)
  paint(canvas, line([88, 88], [98, 86], 3.5), 0x33261c)
}
