import type { Canvas } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl } from '../colour.ts'
import { paintBloom } from '../scenes/flower.ts'
import { paintBackdrop } from './backdrop.ts'

/** One large flower from above. */
export function paintBlossom(canvas: Canvas, chance: Chance): void {
  paintBackdrop(canvas, chance)
  const colour = hsl(chance.between(0, 360), 0.75, 0.62)
  paintBloom(canvas, chance, {
    x: canvas.width / 2,
    y: canvas.height / 2,
    radius: canvas.width * 0.42,
    colour,
  })
}
