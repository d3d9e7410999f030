import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, hsl, mix } from '../colour.ts'
import { circle, ellipse, line } from '../shape.ts'

/** Flowers close up, the rest of the garden out of focus. */
export function paintFlower(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const hue = chance.pick([350, 285, 45, 20, 220, 330])
  paintSky(canvas, [hsl(95, 0.3, 0.72), hsl(110, 0.35, 0.45), hsl(140, 0.4, 0.2)])
  for (let spot = 0; spot < 28; spot++) {
    const colour = chance.pick([hsl(hue, 0.6, 0.75), hsl(80, 0.5, 0.7), hsl(50, 0.8, 0.8)])
    paint(
      canvas,
      circle(width * chance.next(), height * chance.next(), unit * chance.between(0.03, 0.12)),
      colour,
      0.16,
    )
  }
  const flowers = Math.max(2, Math.round((width / height) * 2))
  for (let flower = 0; flower < flowers; flower++) {
    const x = (width * (flower + chance.between(0.3, 0.7))) / flowers
    const y = height * chance.between(0.3, 0.55)
    const colour = hsl(hue + chance.between(-18, 18), 0.75, chance.between(0.55, 0.68))
    paintStem(canvas, chance, { x, y, unit })
    paintBloom(canvas, chance, { x, y, radius: unit * chance.between(0.16, 0.27), colour })
  }
}

function paintStem(
  canvas: Canvas,
  chance: Chance,
  { x, y, unit }: { x: number; y: number; unit: number },
): void {
  const green = hsl(115, 0.45, 0.28)
  const foot = x + unit * chance.between(-0.1, 0.1)
  paint(canvas, line([x, y], [foot, canvas.height + 9], unit * 0.022), green)
  for (const side of [-1, 1]) {
    const leafY = y + (canvas.height - y) * chance.between(0.55, 0.8)
    paint(canvas, ellipse(foot + side * unit * 0.1, leafY, unit * 0.12, unit * 0.032, -side * 0.6), green)
  }
}

export function paintBloom(
  canvas: Canvas,
  chance: Chance,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: Colour },
): void {
  const petals = chance.whole(7, 12)
  const turn = chance.next()
  for (const [layer, size] of [1, 0.72].entries()) {
    for (let petal = 0; petal < petals; petal++) {
      const angle = ((petal + layer / 2) / petals) * Math.PI * 2 + turn
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const long = radius * size
      const shade = mix(mix(colour, 0xffffff, layer * 0.25), 0x30001c, petal % 2 === 0 ? 0 : 0.1)
      const petalShape = ellipse(
        x + cos * long * 0.58,
        y + sin * long * 0.58,
        long * 0.46,
        (long * 1.7) / petals,
        angle,
      )
      paint(canvas, petalShape, shade)
    }
  }
  paint(canvas, circle(x, y, radius * 0.26), 0xd98a1f)
  paint(canvas, circle(x, y - radius * 0.02, radius * 0.22), 0xf7c548)
  for (let seed = 0; seed < 22; seed++) {
    const angle = seed * 2.4
    const far = radius * 0.2 * Math.sqrt(seed / 22)
    paint(canvas, circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * 0.018), 0xb5671a)
  }
}
