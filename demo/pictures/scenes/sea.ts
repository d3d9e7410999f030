import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { mix, ramp } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, box, polygon } from '../shape.ts'
import { type Light, lightFor } from './light.ts'
import { paintDay } from './sky.ts'

/** Open water with a path of light under the sun, islands and a small boat. */
export function paintSea(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const light = lightFor(chance)
  const horizon = Math.round(height * chance.between(0.48, 0.62))
  const sun = paintDay(canvas, chance, light, horizon)
  for (const nearness of [0.15, 0.45]) paintIsland(canvas, chance, light, { horizon, nearness })
  const rows = Array.from({ length: height }, (_, y) => ramp(light.water, (y - horizon) / (height - horizon)))
  paint(canvas, box(-2, horizon, width + 4, height), (_, y) => rows[y] ?? 0)
  paintGlitter(canvas, chance, light, { horizon, x: sun.x })
  const size = height * chance.between(0.1, 0.17)
  paintBoat(canvas, light, {
    x: width * chance.between(0.15, 0.85),
    y: horizon + height * chance.between(0.1, 0.2),
    size,
  })
}

function paintIsland(
  canvas: Canvas,
  chance: Chance,
  light: Light,
  { horizon, nearness }: { horizon: number; nearness: number },
): void {
  const ridge = wave(chance, 4)
  const middle = canvas.width * chance.next()
  const half = canvas.width * chance.between(0.2, 0.45)
  const curve = (x: number) => {
    const slope = Math.max(0, 1 - ((x - middle) / half) ** 2)
    return horizon + 1 - slope * canvas.height * (0.09 + 0.07 * ridge((x / canvas.height) * 4))
  }
  paint(canvas, below(curve, canvas.width, horizon), mix(light.haze, light.ground, nearness))
}

function paintGlitter(
  canvas: Canvas,
  chance: Chance,
  light: Light,
  { horizon, x }: { horizon: number; x: number },
): void {
  const depth = canvas.height - horizon
  for (let streak = 0; streak < 130; streak++) {
    const nearness = chance.next() ** 1.4
    const spread = depth * (0.12 + nearness * 0.4)
    const long = depth * (0.03 + nearness * 0.2) * chance.between(0.4, 1)
    const thick = Math.max(1.2, nearness * depth * 0.014)
    const left = x + spread * chance.between(-1, 1) * chance.next() - long / 2
    paint(canvas, box(left, horizon + 2 + nearness * depth, long, thick, thick / 2), light.sun, 0.5)
  }
}

function paintBoat(
  canvas: Canvas,
  light: Light,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const hull = mix(light.ground, 0x000000, 0.2)
  paint(
    canvas,
    polygon([
      [x + size * 0.03, y],
      [x + size * 0.03, y - size],
      [x + size * 0.5, y],
    ]),
    mix(light.sun, light.cloud, 0.4),
  )
  paint(
    canvas,
    polygon([
      [x - size * 0.03, y],
      [x - size * 0.03, y - size * 0.8],
      [x - size * 0.32, y],
    ]),
    light.cloud,
  )
  const deck = y + size * 0.06
  paint(
    canvas,
    polygon([
      [x - size * 0.45, deck],
      [x + size * 0.55, deck],
      [x + size * 0.38, deck + size * 0.17],
      [x - size * 0.3, deck + size * 0.17],
    ]),
    hull,
  )
  for (let ripple = 1; ripple < 5; ripple++) {
    const long = size * (1 - ripple * 0.16)
    paint(
      canvas,
      box(x - long / 2, deck + size * (0.17 + ripple * 0.08), long, size * 0.03, size * 0.015),
      hull,
      0.35,
    )
  }
}
