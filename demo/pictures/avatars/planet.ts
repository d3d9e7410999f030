import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { hsl, mix } from '../colour.ts'
import { wave } from '../noise.ts'
import { paintStars } from '../scenes/sky.ts'
import { circle, ellipse } from '../shape.ts'

/** A banded planet with a ring and a moon. */
export function paintPlanet(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const hue = chance.between(0, 360)
  paintSky(canvas, [hsl(hue + 200, 0.55, 0.12), hsl(hue + 240, 0.5, 0.28)])
  paintStars(canvas, chance, 60, height)
  const [x, y, radius] = [width / 2, height / 2, width * 0.27]
  const sway = wave(chance, 3)
  const tilt = chance.between(-0.5, -0.2)
  const bands = Array.from({ length: 24 }, () =>
    hsl(hue + chance.between(-14, 14), 0.65, chance.between(0.48, 0.72)),
  )
  const ringColour = hsl(hue + 40, 0.6, 0.78)
  const ringHalf = (front: boolean) => ({
    ...ellipse(x, y, radius * 1.75, radius * 0.42, tilt),
    cover: (px: number, py: number) => {
      const isFront = py - y > (px - x) * Math.tan(tilt)
      if (isFront !== front) return 0
      const outer = ellipse(x, y, radius * 1.75, radius * 0.42, tilt).cover(px, py)
      return Math.max(0, outer - ellipse(x, y, radius * 1.4, radius * 0.27, tilt).cover(px, py))
    },
  })
  paint(canvas, ringHalf(false), ringColour)
  paint(canvas, circle(x, y, radius), (px, py) => {
    const along = (py - y) * Math.cos(tilt) - (px - x) * Math.sin(tilt)
    const band = Math.floor(((along + radius) / (radius * 2)) * 11 + sway((px / width) * 3) * 0.5)
    const shade = Math.max(0, (px - x + (py - y)) / radius / 2.2)
    return mix(bands[(band + 24) % 24] ?? 0, hsl(hue + 220, 0.6, 0.1), shade)
  })
  paint(canvas, ringHalf(true), ringColour)
  paint(canvas, circle(width * 0.82, height * 0.2, width * 0.05), hsl(hue + 60, 0.3, 0.85))
}
