import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, line, polygon } from '../shape.ts'

const MISTS: readonly (readonly [Colour, Colour, Colour])[] = [
  [0xf4efd8, 0xb9c9a5, 0x1d3b2c],
  [0xfde3c0, 0xd99a63, 0x40231d],
  [0xe3eef2, 0x9db8c2, 0x1e3440],
]

/** Trunks fading into mist, light slanting between them. */
export function paintForest(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const [light, mist, dark] = chance.pick(MISTS)
  paintSky(canvas, [mix(light, mist, 0.4), light, mist])
  const rows = 5
  for (let row = 0; row < rows; row++) {
    const nearness = row / (rows - 1)
    const colour = mix(mist, dark, nearness ** 0.9)
    plantTrunks(canvas, chance, { nearness, colour })
    if (row === 2) slantLight(canvas, chance, light)
    const ground = wave(chance, 3)
    const level = (x: number) => height * (0.68 + 0.22 * nearness + 0.02 * ground((x / height) * 2))
    paint(canvas, below(level, width, height), colour)
  }
}

function plantTrunks(
  canvas: Canvas,
  chance: Chance,
  { nearness, colour }: { nearness: number; colour: Colour },
): void {
  const { width, height } = canvas
  const thick = height * (0.012 + nearness * 0.045)
  for (let x = thick * chance.next(); x < width; x += thick * chance.between(3, 7.5)) {
    const foot = height * (0.75 + 0.2 * nearness)
    const lean = thick * chance.between(-1, 1)
    paint(
      canvas,
      polygon([
        [x - thick / 2, foot],
        [x + thick / 2, foot],
        [x + lean + thick / 3, -9],
        [x + lean - thick / 3, -9],
      ]),
      colour,
    )
    for (let branch = 0; branch < 3; branch++) {
      const y = height * chance.between(0.05, 0.5)
      const reach = thick * chance.between(1.5, 3.5) * (chance.happens(0.5) ? 1 : -1)
      paint(canvas, line([x, y], [x + reach, y - Math.abs(reach) * 0.6], Math.max(1, thick * 0.16)), colour)
    }
  }
}

function slantLight(canvas: Canvas, chance: Chance, colour: Colour): void {
  const { width, height } = canvas
  for (let ray = 0; ray < 4; ray++) {
    const x = width * chance.between(0.1, 0.9)
    const wide = width * chance.between(0.03, 0.1)
    paint(
      canvas,
      polygon([
        [x, 0],
        [x + wide, 0],
        [x + wide - height * 0.3, height],
        [x - wide - height * 0.3, height],
      ]),
      colour,
      0.16,
    )
  }
}
