import { type Canvas, paint } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { circle, ellipse, line, polygon } from '../shape.ts'

/** A parrot; dancing, it goes once through all colours and twice around with its head. */
export function paintParrot(canvas: Canvas, share: number | null): void {
  const turn = (share ?? 0) * Math.PI * 2
  const hue = share === null ? 132 : share * 360
  const sway = share === null ? 0 : Math.sin(turn) * 9
  const nod = share === null ? 0 : Math.cos(turn) * 5
  const [body, wing, crest] = [hsl(hue, 0.68, 0.5), hsl(hue + 40, 0.65, 0.42), hsl(hue + 200, 0.75, 0.56)]
  for (const [index, offset] of [-10, 0, 10].entries()) {
    paint(canvas, line([50 + offset, 100], [38 + offset - sway / 2, 123], 11), index === 1 ? wing : crest)
  }
  paint(canvas, ellipse(58 + sway / 3, 86, 32, 36), body)
  const [x, y] = [66 + sway, 42 + nod]
  for (const angle of [-2.3, -1.9, -1.5]) {
    paint(canvas, ellipse(x - 4 + Math.cos(angle) * 33, y + Math.sin(angle) * 33, 15, 6, angle), crest)
  }
  paint(canvas, circle(x, y, 31), body)
  paint(canvas, ellipse(44 + sway / 3, 90, 17, 28, 0.25), wing)
  paint(canvas, circle(x + 12, y - 4, 13), 0xffffff)
  paint(canvas, circle(x + 15, y - 4, 6.5), 0x241c20)
  paint(canvas, circle(x + 17, y - 6.5, 2.2), 0xffffff)
  paint(
    canvas,
    polygon(
      [
        [x + 24, y],
        [x + 46, y + 10],
        [x + 34, y + 26],
        [x + 24, y + 18],
      ],
      4,
    ),
    0x3d3a42,
  )
  paint(
    canvas,
    polygon(
      [
        [x + 24, y + 1],
        [x + 44, y + 9],
        [x + 26, y + 12],
      ],
      3,
    ),
    0x59545f,
  )
}
