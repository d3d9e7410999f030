import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { box, line } from '../shape.ts'
import { paintMoon, paintStars } from './sky.ts'

const EVENINGS: readonly (readonly Colour[])[] = [
  [0x0d1333, 0x2b2a68, 0x8a4d8f, 0xf08a7b],
  [0x081b33, 0x15476b, 0x4f93a3, 0xf3d5a0],
  [0x150f2e, 0x46265f, 0xb2436f, 0xffa25e],
]
const WINDOWS: readonly Colour[] = [0xffe08a, 0xffc966, 0xfff3c4, 0x9fd8ff]

/** Roofs against the evening, windows already lit. */
export function paintCity(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const sky = chance.pick(EVENINGS)
  paintSky(canvas, sky)
  paintStars(canvas, chance, 60, height * 0.4)
  paintMoon(
    canvas,
    width * chance.between(0.15, 0.85),
    height * chance.between(0.14, 0.26),
    Math.min(width, height) * 0.05,
  )
  const far = mix(sky[2] ?? 0, sky[3] ?? 0, 0.3)
  const near = mix(sky[0] ?? 0, 0x000000, 0.35)
  for (const nearness of [0, 0.45, 1]) {
    paintRow(canvas, chance, { nearness, colour: mix(far, near, nearness ** 0.8) })
  }
}

function paintRow(
  canvas: Canvas,
  chance: Chance,
  { nearness, colour }: { nearness: number; colour: Colour },
): void {
  const { width, height } = canvas
  const unit = Math.min(width, height) * (0.06 + nearness * 0.06)
  for (let x = -unit * chance.next(); x < width; ) {
    const wide = unit * chance.between(0.8, 2)
    const high = height * (0.52 - nearness * 0.2) * chance.between(0.5, 1)
    const top = height - high
    paint(canvas, box(x, top, wide + 1, high + 2), colour)
    paintRoof(canvas, chance, { x, top, wide, unit, colour })
    if (nearness > 0) lightWindows(canvas, chance, { x, top, wide, cell: unit * 0.2 })
    x += wide
  }
}

function paintRoof(
  canvas: Canvas,
  chance: Chance,
  { x, top, wide, unit, colour }: { x: number; top: number; wide: number; unit: number; colour: Colour },
): void {
  const middle = x + wide * chance.between(0.3, 0.7)
  if (chance.happens(0.3)) paint(canvas, line([middle, top], [middle, top - unit * 0.9], 2), colour)
  if (chance.happens(0.4))
    paint(canvas, box(middle - unit * 0.2, top - unit * 0.3, unit * 0.4, unit * 0.4), colour)
}

function lightWindows(
  canvas: Canvas,
  chance: Chance,
  { x, top, wide, cell }: { x: number; top: number; wide: number; cell: number },
): void {
  const columns = Math.floor(wide / cell) - 1
  const margin = (wide - columns * cell) / 2
  for (let y = top + cell; y < canvas.height; y += cell * 1.5) {
    for (let column = 0; column < columns; column++) {
      if (!chance.happens(0.35)) continue
      const left = Math.round(x + margin + column * cell + cell * 0.2)
      paint(
        canvas,
        box(left, Math.round(y), Math.round(cell * 0.6), Math.round(cell * 0.8)),
        chance.pick(WINDOWS),
        0.9,
      )
    }
  }
}
