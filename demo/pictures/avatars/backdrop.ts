import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl, mix } from '../colour.ts'
import { circle } from '../shape.ts'

/** A friendly two-colour ground with a large soft disc behind the subject. */
export function paintBackdrop(canvas: Canvas, chance: Chance): void {
  const hue = chance.between(0, 360)
  const top = hsl(hue, chance.between(0.45, 0.75), chance.between(0.62, 0.78))
  const bottom = hsl(hue + chance.pick([-40, 35, 60]), 0.6, 0.55)
  paintSky(canvas, [top, bottom])
  const x = canvas.width * chance.between(0.3, 0.7)
  paint(canvas, circle(x, canvas.height * 0.42, canvas.width * 0.42), mix(top, 0xffffff, 0.45), 0.5)
}
