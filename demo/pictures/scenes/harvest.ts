import { type Canvas, paint, paintSky } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, hsl, mix } from '../colour.ts'
import { box, circle, ellipse, line, polygon } from '../shape.ts'

/** A bowl of tomatoes, lemons and plums on a wooden table. */
export function paintHarvest(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const wall = hsl(chance.pick([190, 28, 340, 150]), 0.25, 0.82)
  paintSky(canvas, [mix(wall, 0xffffff, 0.3), wall])
  const table = height * 0.66
  paintTable(canvas, chance, table)
  const unit = Math.min(width * 0.8, height)
  const [x, y] = [width / 2, table - unit * 0.02]
  paint(canvas, ellipse(x, y + unit * 0.235, unit * 0.4, unit * 0.05), 0x3a1f12, 0.4)
  heapFruit(canvas, chance, { x, y, unit })
  paintBowl(canvas, { x, y, unit, colour: hsl(chance.pick([205, 12, 165]), 0.45, 0.42) })
}

function paintTable(canvas: Canvas, chance: Chance, top: number): void {
  const plank = (canvas.height - top) / 4
  for (let row = 0; row < 4; row++) {
    const colour = mix(0xb98154, 0x8a5a38, chance.next() * 0.7)
    paint(canvas, box(-2, top + row * plank, canvas.width + 4, plank + 2), colour)
    paint(canvas, box(-2, top + row * plank, canvas.width + 4, 2), 0x5f3a24)
    for (let grain = 0; grain < 7; grain++) {
      const x = canvas.width * chance.next()
      const y = top + (row + chance.between(0.2, 0.9)) * plank
      paint(canvas, line([x, y], [x + plank * chance.between(1, 4), y], 1.5), 0x6d452b, 0.35)
    }
  }
}

function heapFruit(
  canvas: Canvas,
  chance: Chance,
  { x, y, unit }: { x: number; y: number; unit: number },
): void {
  for (const [row, count] of [5, 4, 2].entries()) {
    for (let fruit = 0; fruit < count; fruit++) {
      const left = x + (fruit - (count - 1) / 2) * unit * 0.135
      const top = y - row * unit * 0.085 + unit * 0.02 * chance.between(-1, 1)
      paintFruit(
        canvas,
        left,
        top,
        unit * chance.between(0.075, 0.092),
        chance.pick([0xd8392b, 0xe2572b, 0xf2c230, 0x6b3a78, 0x7fa23a]),
      )
    }
  }
}

function paintFruit(canvas: Canvas, x: number, y: number, radius: number, colour: Colour): void {
  paint(canvas, circle(x, y, radius), mix(colour, 0x000000, 0.22))
  paint(canvas, circle(x - radius * 0.07, y - radius * 0.08, radius * 0.9), colour)
  paint(
    canvas,
    ellipse(x - radius * 0.35, y - radius * 0.42, radius * 0.25, radius * 0.14, -0.7),
    0xffffff,
    0.6,
  )
  for (const angle of [-2.5, -1.9, -1.3, -0.7]) {
    paint(
      canvas,
      line(
        [x, y - radius * 0.8],
        [x + Math.cos(angle) * radius * 0.4, y - radius * 0.8 + Math.sin(angle) * radius * 0.25],
        radius * 0.12,
      ),
      0x3f7a35,
    )
  }
}

function paintBowl(
  canvas: Canvas,
  { x, y, unit, colour }: { x: number; y: number; unit: number; colour: Colour },
): void {
  const [wide, deep] = [unit * 0.4, unit * 0.24]
  const side = Array.from({ length: 21 }, (_, step) => {
    const angle = (step / 20) * Math.PI
    return [x - Math.cos(angle) * wide, y + Math.sin(angle) ** 0.8 * deep] as const
  })
  paint(canvas, polygon(side), (px) => mix(colour, 0x0b1a24, Math.max(0, (px - x) / wide) * 0.5))
  paint(
    canvas,
    box(x - wide - 4, y - unit * 0.012, wide * 2 + 8, unit * 0.03, unit * 0.015),
    mix(colour, 0xffffff, 0.35),
  )
  for (let dot = -3; dot <= 3; dot++) {
    paint(
      canvas,
      circle(x + dot * wide * 0.24, y + deep * (0.5 - Math.abs(dot) * 0.05), unit * 0.014),
      0xfff4dd,
    )
  }
}
