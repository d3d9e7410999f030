import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { mix } from '../colour.ts'
import { box, circle, ellipse, polygon } from '../shape.ts'
import { paintRidges } from './hills.ts'
import { lightFor } from './light.ts'
import { paintDay } from './sky.ts'

/** A cat on a window sill, looking at the weather. */
export function paintCatWindow(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const light = lightFor(chance)
  const sill = height * 0.78
  paintDay(canvas, chance, light, sill * 0.75)
  paintRidges(canvas, chance, light, { horizon: sill * 0.6, layers: 4, bottom: sill })
  const wood = mix(light.ground, 0x1a1210, 0.65)
  const bar = Math.min(width, height) * 0.025
  for (const x of [0, width / 2 - bar / 2, width - bar]) paint(canvas, box(x, 0, bar, sill), wood)
  for (const y of [0, sill * 0.38]) paint(canvas, box(0, y, width, bar), wood)
  paint(canvas, box(-2, sill, width + 4, bar * 1.4), mix(wood, light.sun, 0.25))
  paint(canvas, box(-2, sill + bar * 1.4, width + 4, height), mix(wood, 0x000000, 0.25))
  const size = Math.min(width, height) * 0.3
  paintSittingCat(canvas, { x: width * chance.between(0.25, 0.4), foot: sill + bar, size, colour: 0x16100f })
  paintPlant(canvas, { x: width * chance.between(0.7, 0.82), foot: sill + bar, size: size * 0.8 })
}

function paintSittingCat(
  canvas: Canvas,
  { x, foot, size, colour }: { x: number; foot: number; size: number; colour: number },
): void {
  const head = { x: x + size * 0.04, y: foot - size * 1.12 }
  paint(canvas, ellipse(x, foot - size * 0.4, size * 0.34, size * 0.46), colour)
  paint(canvas, ellipse(x + size * 0.02, foot - size * 0.78, size * 0.22, size * 0.36), colour)
  paint(canvas, ellipse(head.x, head.y, size * 0.25, size * 0.21), colour)
  for (const side of [-1, 1]) {
    const inner = head.x + side * size * 0.06
    const outer = head.x + side * size * 0.23
    paint(
      canvas,
      polygon(
        [
          [inner, head.y - size * 0.14],
          [outer, head.y],
          [outer - side * size * 0.02, head.y - size * 0.34],
        ],
        2,
      ),
      colour,
    )
  }
  for (let step = 0; step <= 24; step++) {
    const angle = (step / 24) * Math.PI * 0.9
    const [tailX, tailY] = [
      x + size * (0.2 + 0.42 * Math.sin(angle)),
      foot - size * (0.06 - 0.09 * Math.cos(angle)),
    ]
    paint(canvas, circle(tailX, tailY + step * size * 0.012, size * 0.055), colour)
  }
}

function paintPlant(canvas: Canvas, { x, foot, size }: { x: number; foot: number; size: number }): void {
  for (const angle of [-2.6, -2.2, -1.85, -1.5, -1.15, -0.8, -0.5]) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const colour = angle > -1.6 ? 0x3f6b4a : 0x2d5239
    paint(
      canvas,
      ellipse(x + cos * size * 0.3, foot - size * 0.42 + sin * size * 0.3, size * 0.34, size * 0.07, angle),
      colour,
    )
  }
  const [top, bottom] = [size * 0.24, size * 0.17]
  const y = foot - size * 0.4
  paint(
    canvas,
    polygon([
      [x - top, y],
      [x + top, y],
      [x + bottom, foot],
      [x - bottom, foot],
    ]),
    0xb5593a,
  )
  paint(canvas, box(x - top * 1.12, y - size * 0.03, top * 2.24, size * 0.09, 3), 0xc96d49)
}
