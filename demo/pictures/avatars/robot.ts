import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl, mix } from '../colour.ts'
import { box, circle, line } from '../shape.ts'
import { paintBackdrop } from './backdrop.ts'

/** A robot for accounts that are one. */
export function paintRobot(canvas: Canvas, chance: Chance): void {
  paintBackdrop(canvas, chance)
  const size = canvas.width
  const shell = hsl(chance.between(170, 260), 0.2, 0.8)
  const dark = mix(shell, 0x101828, 0.75)
  const glow = chance.pick([0x6ff2d0, 0xffd166, 0xff8fa3, 0x8ecbff])
  paint(canvas, line([size / 2, size * 0.26], [size / 2, size * 0.13], size * 0.025), dark)
  paint(canvas, circle(size / 2, size * 0.12, size * 0.045), glow)
  for (const x of [0.16, 0.77])
    paint(canvas, box(size * x, size * 0.42, size * 0.07, size * 0.16, size * 0.025), dark)
  paint(
    canvas,
    box(size * 0.32, size * 0.76, size * 0.36, size * 0.4, size * 0.08),
    mix(shell, 0x000000, 0.15),
  )
  paint(canvas, box(size * 0.2, size * 0.26, size * 0.6, size * 0.48, size * 0.13), shell)
  paint(canvas, box(size * 0.26, size * 0.34, size * 0.48, size * 0.28, size * 0.1), dark)
  for (const x of [0.39, 0.61]) paint(canvas, circle(size * x, size * 0.46, size * 0.052), glow)
  const smile = chance.whole(3, 5)
  for (let light = 0; light < smile; light++) {
    const x = size * (0.5 + (light - (smile - 1) / 2) * 0.05)
    paint(canvas, box(x - size * 0.015, size * 0.555, size * 0.03, size * 0.025, size * 0.01), glow)
  }
}
