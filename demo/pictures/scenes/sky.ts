import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { box, circle } from '../shape.ts'
import type { Light } from './light.ts'

/** Sky, sun and clouds: what most outdoor scenes begin with. Answers where the sun stands. */
export function paintDay(
  canvas: Canvas,
  chance: Chance,
  light: Light,
  horizon: number,
): { x: number; y: number } {
  paintSky(canvas, light.sky, horizon)
  const unit = Math.min(canvas.width, canvas.height)
  const sun = { x: canvas.width * chance.between(0.2, 0.8), y: horizon * chance.between(0.45, 0.85) }
  for (let halo = 5; halo > 0; halo--)
    paint(canvas, circle(sun.x, sun.y, unit * (0.06 + halo * 0.05)), light.sun, 0.09)
  paint(canvas, circle(sun.x, sun.y, unit * 0.065), light.sun)
  const clouds = chance.whole(2, 5)
  for (let cloud = 0; cloud < clouds; cloud++) {
    const place = { x: canvas.width * chance.next(), y: horizon * chance.between(0.08, 0.6) }
    paintCloud(canvas, chance, place, unit * chance.between(0.14, 0.3), light.cloud)
  }
  return sun
}

function paintCloud(
  canvas: Canvas,
  chance: Chance,
  { x, y }: { x: number; y: number },
  length: number,
  colour: Colour,
): void {
  const thick = length * 0.11
  for (let layer = 0; layer < 3; layer++) {
    const long = length * chance.between(0.5, 1)
    const left = x - long / 2 + length * chance.between(-0.25, 0.25)
    paint(canvas, box(left, y + layer * thick * 0.8, long, thick, thick / 2), colour, 0.55)
  }
}

export function paintStars(canvas: Canvas, chance: Chance, count: number, bottom: number): void {
  for (let star = 0; star < count; star++) {
    const size = chance.happens(0.06) ? chance.between(1.4, 2.2) : chance.between(0.4, 1)
    const colour = mix(0xffffff, chance.pick([0xffd9a8, 0xa8c8ff]), chance.next())
    paint(
      canvas,
      circle(canvas.width * chance.next(), bottom * chance.next() ** 1.3, size),
      colour,
      chance.between(0.3, 1),
    )
  }
}

/** A crescent is a disc and the sky drawn over it, so the sky must be dark and even there. */
export function paintMoon(canvas: Canvas, x: number, y: number, radius: number): void {
  for (let halo = 4; halo > 0; halo--) paint(canvas, circle(x, y, radius * (1 + halo * 0.6)), 0xfff6d8, 0.05)
  paint(canvas, circle(x, y, radius), 0xfff6d8)
  paint(canvas, circle(x - radius * 0.3, y - radius * 0.2, radius * 0.18), 0xe9ddb8)
  paint(canvas, circle(x + radius * 0.35, y + radius * 0.25, radius * 0.26), 0xe9ddb8)
  paint(canvas, circle(x + radius * 0.15, y - radius * 0.5, radius * 0.12), 0xe9ddb8)
}
