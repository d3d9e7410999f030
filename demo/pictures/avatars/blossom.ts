import type { Canvas } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl } from '../colour.ts'
import { paintBloom } from '../scenes/flower.ts'
import { paintBackdrop } from './backdrop.ts'

const HUES = [345, 15, 45, 215, 275, 320] as const

/** One large flower from above. */
export function paintBlossom(canvas: Canvas, chance: Chance): void {
  paintBackdrop(canvas, chance)
  const colour = hsl(chance.pick(HUES), 0.75, 0.64)
  paintBloom(canvas, chance, {
    x: canvas.width / 2,
    y: canvas.height / 2,
    radius: canvas.width * 0.42,
    colour,
  })
}
