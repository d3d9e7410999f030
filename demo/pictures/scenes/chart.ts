import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, hsl, mix } from '../colour.ts'
import { wave } from '../noise.ts'
import { below, box, circle, line, type Point } from '../shape.ts'

const PAPER = 0xfbfaf6
const GRID = 0xdedbd2
const INK = 0x4b4a52

/** A chart that could mean anything: bars for months and two curves that disagree. */
export function paintChart(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  paint(canvas, box(-2, -2, width + 4, height + 4), PAPER)
  const frame = { left: width * 0.08, right: width * 0.94, top: height * 0.2, bottom: height * 0.86 }
  const hue = chance.between(0, 360)
  paint(canvas, box(frame.left, height * 0.07, width * 0.34, height * 0.035, height * 0.017), INK)
  paint(
    canvas,
    box(frame.left, height * 0.125, width * 0.22, height * 0.022, height * 0.011),
    mix(INK, PAPER, 0.55),
  )
  for (let row = 0; row <= 5; row++) {
    const y = Math.round(frame.top + ((frame.bottom - frame.top) * row) / 5)
    paint(canvas, box(frame.left, y, frame.right - frame.left, 2), row === 5 ? INK : GRID)
    paint(canvas, box(frame.left - width * 0.045, y - height * 0.009, width * 0.028, height * 0.018, 3), GRID)
  }
  paintBars(canvas, chance, frame, hsl(hue, 0.5, 0.78))
  paintCurve(canvas, chance, frame, hsl(hue + 20, 0.7, 0.42))
  paintCurve(canvas, chance, frame, hsl(hue + 180, 0.7, 0.5))
}

interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function paintBars(canvas: Canvas, chance: Chance, frame: Frame, colour: Colour): void {
  const slot = (frame.right - frame.left) / 12
  for (let month = 0; month < 12; month++) {
    const season = 0.35 + 0.35 * Math.sin(((month - 2) / 12) * Math.PI * 2)
    const high = (frame.bottom - frame.top) * (season + chance.between(0.05, 0.25))
    const x = frame.left + slot * (month + 0.2)
    paint(canvas, box(x, frame.bottom - high, slot * 0.6, high, 4), colour)
    paint(
      canvas,
      box(x + slot * 0.1, frame.bottom + canvas.height * 0.025, slot * 0.4, canvas.height * 0.018, 3),
      GRID,
    )
  }
}

function paintCurve(canvas: Canvas, chance: Chance, frame: Frame, colour: Colour): void {
  const sway = wave(chance, 2)
  const rise = chance.between(-0.4, 0.4)
  const points: Point[] = Array.from({ length: 13 }, (_, step) => {
    const level = 0.45 - rise * (step / 12 - 0.5) - sway(step / 3) * 0.3
    return [
      frame.left + ((frame.right - frame.left) * step) / 12,
      frame.top + (frame.bottom - frame.top) * level,
    ]
  })
  const between = (x: number) => {
    const place = Math.min(11.999, Math.max(0, ((x - frame.left) / (frame.right - frame.left)) * 12))
    const [from, to] = [points[Math.floor(place)], points[Math.floor(place) + 1]]
    if (!from || !to || x < frame.left || x > frame.right) return frame.bottom
    return Math.min(frame.bottom, from[1] + (to[1] - from[1]) * (place % 1))
  }
  paint(canvas, below(between, canvas.width, Math.round(frame.bottom)), colour, 0.1)
  points.forEach((point, index) => {
    const next = points[index + 1]
    if (next) paint(canvas, line(point, next, canvas.height * 0.009), colour)
  })
  for (const [x, y] of points) {
    paint(canvas, circle(x, y, canvas.height * 0.013), colour)
    paint(canvas, circle(x, y, canvas.height * 0.006), PAPER)
  }
}
