import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { field } from '../noise.ts'
import { circle, line, type Point, polygon } from '../shape.ts'

const WATER: readonly Colour[] = [0x8dbfd6, 0x9ccbdf, 0xb2d9e6]
const LAND: readonly Colour[] = [0xf0e6c4, 0xdde3b2, 0xc3d79e, 0xa9c78b, 0xc9b78c, 0xb39a74, 0xf4f1ea]

/** A hiking map of an island that does not exist: bands of height, a dotted path, a flag at its end. */
export function paintMap(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const relief = field(chance, 4)
  const unit = Math.min(width, height) * 0.34
  const heightAt = (x: number, y: number) => {
    const shore = 1 - Math.hypot((x / width - 0.5) * 1.9, (y / height - 0.5) * 1.9) ** 2
    return shore * 0.62 + relief(x / unit, y / unit) * 0.42
  }
  paint(canvas, { left: 0, top: 0, right: width, bottom: height, cover: () => 1 }, (x, y) =>
    tint(heightAt(x, y)),
  )
  paintPath(canvas, chance, unit)
  paintCompass(canvas, width - unit * 0.4, height - unit * 0.4, unit * 0.2)
}

function tint(height: number): Colour {
  const band = Math.floor(height * 9)
  if (band < 0) return WATER[Math.max(0, 2 + band)] ?? 0
  const colour = LAND[Math.min(band, LAND.length - 1)] ?? 0
  const toEdge = (height * 9) % 1
  return toEdge < 0.06 ? mix(colour, 0x5b4a32, 0.4) : colour
}

function paintPath(canvas: Canvas, chance: Chance, unit: number): void {
  const { width, height } = canvas
  const turns: Point[] = Array.from({ length: 7 }, (_, turn) => [
    width * (0.25 + turn * 0.075),
    height * (0.62 - turn * 0.035 + chance.between(-0.09, 0.09)),
  ])
  turns.forEach(([x, y], index) => {
    const [nextX, nextY] = turns[index + 1] ?? [x, y]
    for (let dash = 0; dash < 5; dash++) {
      const at = (share: number): Point => [x + (nextX - x) * share, y + (nextY - y) * share]
      paint(canvas, line(at(dash / 5), at(dash / 5 + 0.1), unit * 0.022), 0xc0392b)
    }
  })
  const [x, y] = turns[turns.length - 1] ?? [width / 2, height / 2]
  paint(canvas, line([x, y], [x, y - unit * 0.3], unit * 0.02), 0x3a2a20)
  paint(
    canvas,
    polygon([
      [x, y - unit * 0.3],
      [x + unit * 0.2, y - unit * 0.23],
      [x, y - unit * 0.16],
    ]),
    0xc0392b,
  )
}

function paintCompass(canvas: Canvas, x: number, y: number, size: number): void {
  paint(canvas, circle(x, y, size * 1.25), 0xfffaf0, 0.85)
  for (const turn of [0, 1, 2, 3]) {
    const angle = (turn * Math.PI) / 2
    const at = (offset: number, far: number): Point => [
      x + Math.cos(angle + offset) * far,
      y + Math.sin(angle + offset) * far,
    ]
    paint(
      canvas,
      polygon([at(0, size), at(1.57, size * 0.2), at(-1.57, size * 0.2)]),
      turn === 3 ? 0xc0392b : 0x4a4038,
    )
  }
}
