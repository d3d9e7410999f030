import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, hsl, mix, ramp } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, circle } from '../shape.ts'

/** Ribbons of colour flowing through each other, like cut paper. */
export function paintAbstract(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const hue = chance.between(0, 360)
  const swing = chance.pick([40, 75, 120, 165])
  const stops = [hsl(hue, 0.6, 0.24), hsl(hue + swing / 2, 0.62, 0.5), hsl(hue + swing, 0.75, 0.72)]
  const ribbons = 9
  paint(canvas, { left: 0, top: 0, right: width, bottom: height, cover: () => 1 }, ramp(stops, 1))
  const disc: Colour = mix(ramp(stops, 1), 0xffffff, 0.6)
  const radius = height * chance.between(0.14, 0.22)
  paint(canvas, circle(width * chance.between(0.2, 0.8), height * chance.between(0.2, 0.35), radius), disc)
  const slant = chance.between(-0.35, 0.35)
  for (let ribbon = 0; ribbon < ribbons; ribbon++) {
    const share = ribbon / (ribbons - 1)
    const sway = wave(chance, 2)
    const curve = (x: number) =>
      height * (0.2 + share * 0.78) + (x - width / 2) * slant + sway((x / height) * 0.9) * height * 0.13
    paint(
      canvas,
      below((x) => curve(x) - height * 0.012, width, height),
      0x000000,
      0.1,
    )
    paint(canvas, below(curve, width, height), ramp(stops, 0.92 - share * 0.92))
  }
}
