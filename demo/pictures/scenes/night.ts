import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl, mix } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, box, polygon } from '../shape.ts'
import { paintPine } from './hills.ts'
import { paintStars } from './sky.ts'

/** Northern lights over snowy mountains, a tent glowing between the pines. */
export function paintNight(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  paintSky(canvas, [0x070b22, 0x10254a, 0x1e5063])
  paintStars(canvas, chance, 220, height * 0.7)
  for (let curtain = 0; curtain < 3; curtain++)
    paintCurtain(canvas, chance, hsl(chance.between(130, 185), 0.8, 0.62))
  const ridge = wave(chance, 5)
  const mountains = (x: number) => height * (0.62 - 0.24 * ridge((x / height) * 2.2))
  paint(canvas, below(mountains, width, height), (_, y) => mix(0xb9d3e6, 0x16294a, (y / height - 0.5) / 0.22))
  const slope = wave(chance, 2)
  const meadow = (x: number) => height * (0.84 - 0.03 * slope((x / height) * 1.5))
  paint(canvas, below(meadow, width, height), 0x0b1730)
  for (let x = 0; x < width; x += height * chance.between(0.02, 0.08)) {
    paintPine(canvas, x, meadow(x) + height * 0.02, height * chance.between(0.08, 0.2), 0x081226)
  }
  const x = width * chance.between(0.3, 0.7)
  paintTent(canvas, x, meadow(x) + height * 0.06, height * 0.11)
}

/** A curtain is many thin rays hanging from a wavy line, each fading downwards. */
function paintCurtain(canvas: Canvas, chance: Chance, colour: number): void {
  const { width, height } = canvas
  const line = wave(chance, 3)
  const rays = wave(chance, 4)
  const offset = height * chance.between(0.1, 0.3)
  const step = 3
  for (let x = 0; x < width; x += step) {
    const strength = Math.max(0, 0.4 + 0.6 * rays((x / height) * 5))
    const top = offset + line((x / height) * 1.2) * height * 0.12
    for (let part = 0; part < 7; part++) {
      const long = height * (0.03 + part * 0.045)
      paint(canvas, box(x, top - height * 0.02 * part, step, long), colour, 0.1 * strength)
    }
  }
}

function paintTent(canvas: Canvas, x: number, foot: number, size: number): void {
  paint(
    canvas,
    polygon(
      [
        [x - size, foot],
        [x + size, foot],
        [x, foot - size * 1.1],
      ],
      2,
    ),
    0xe07a3c,
  )
  paint(
    canvas,
    polygon([
      [x - size * 0.35, foot],
      [x + size * 0.35, foot],
      [x, foot - size * 1.05],
    ]),
    0xffd98a,
  )
  paint(
    canvas,
    polygon([
      [x - size * 0.04, foot],
      [x + size * 0.04, foot],
      [x, foot - size * 1.05],
    ]),
    0xb4562a,
  )
}
