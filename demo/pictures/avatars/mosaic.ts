import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, hsl } from '../colour.ts'
import { box, circle, type Shape } from '../shape.ts'

const TILES = 4

/** Quarter discs on a grid, mirrored left to right so that it reads as one emblem. */
export function paintMosaic(canvas: Canvas, chance: Chance): void {
  const hue = chance.between(0, 360)
  const colours: readonly Colour[] = [
    hsl(hue, 0.55, 0.28),
    hsl(hue + 30, 0.65, 0.52),
    hsl(hue + 190, 0.7, 0.68),
    hsl(hue + 45, 0.6, 0.86),
  ]
  const tile = canvas.width / TILES
  for (let row = 0; row < TILES; row++) {
    for (let column = 0; column < TILES / 2; column++) {
      const [ground, figure] = chance.shuffled(colours)
      const corner = chance.whole(0, 3)
      for (const place of [column, TILES - 1 - column]) {
        const right = (corner & 1) === (place === column ? 1 : 0)
        const frame = box(place * tile, row * tile, tile, tile)
        paint(canvas, frame, ground ?? 0)
        const centre = circle((place + (right ? 1 : 0)) * tile, (row + (corner >> 1)) * tile, tile)
        paint(canvas, inside(centre, frame), figure ?? 0)
      }
    }
  }
}

/** The part of a shape that lies within another. */
function inside(shape: Shape, frame: Shape): Shape {
  return {
    left: Math.max(shape.left, frame.left),
    top: Math.max(shape.top, frame.top),
    right: Math.min(shape.right, frame.right),
    bottom: Math.min(shape.bottom, frame.bottom),
    cover: (x, y) => Math.min(shape.cover(x, y), frame.cover(x, y)),
  }
}
