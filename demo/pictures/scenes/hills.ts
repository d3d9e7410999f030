import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, polygon } from '../shape.ts'
import { type Light, lightFor } from './light.ts'
import { paintDay } from './sky.ts'

/** Layer behind layer of hills, pines on the nearest ones. */
export function paintHills(canvas: Canvas, chance: Chance): void {
  const light = lightFor(chance)
  const horizon = canvas.height * chance.between(0.5, 0.62)
  paintDay(canvas, chance, light, horizon)
  paintRidges(canvas, chance, light, { horizon, layers: 6, bottom: canvas.height })
}

export function paintRidges(
  canvas: Canvas,
  chance: Chance,
  light: Light,
  { horizon, layers, bottom }: { horizon: number; layers: number; bottom: number },
): void {
  const unit = Math.min(canvas.width, canvas.height)
  for (let layer = 0; layer < layers; layer++) {
    const nearness = layer / (layers - 1)
    const ridge = wave(chance, 4)
    const base = horizon + (bottom - horizon) * nearness * 0.82
    const bump = unit * (0.62 - nearness * 0.2)
    const curve = (x: number) => base - ridge(x / bump) * unit * (0.13 - nearness * 0.05)
    const colour = mix(light.haze, light.ground, nearness ** 0.8)
    paint(canvas, below(curve, canvas.width, canvas.height), (_, y) =>
      mix(colour, light.haze, (y - base) / unit / 1.6),
    )
    if (nearness > 0.55)
      plantPines(canvas, chance, curve, { size: unit * 0.11 * nearness, colour: mix(colour, 0, 0.12) })
  }
}

function plantPines(
  canvas: Canvas,
  chance: Chance,
  curve: (x: number) => number,
  { size, colour }: { size: number; colour: Colour },
): void {
  const groves = wave(chance, 2)
  for (let x = 0; x < canvas.width; x += size * chance.between(0.25, 0.7)) {
    if (groves(x / size / 5) < 0.05) continue
    paintPine(canvas, x, curve(x) + size * 0.1, size * chance.between(0.5, 1.1), colour)
  }
}

export function paintPine(canvas: Canvas, x: number, foot: number, height: number, colour: Colour): void {
  for (let tier = 0; tier < 3; tier++) {
    const bottom = foot - height * tier * 0.25
    const half = height * (0.22 - tier * 0.045)
    const tip = bottom - height * 0.5
    paint(
      canvas,
      polygon([
        [x - half, bottom],
        [x + half, bottom],
        [x, tip],
      ]),
      colour,
    )
  }
}
