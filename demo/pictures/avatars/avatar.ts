import { type Canvas, createCanvas } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { paintAbstract } from '../scenes/abstract.ts'
import { paintHills } from '../scenes/hills.ts'
import { paintSea } from '../scenes/sea.ts'
import { paintAnimal } from './animal.ts'
import { paintBlossom } from './blossom.ts'
import { paintMosaic } from './mosaic.ts'
import { paintPlanet } from './planet.ts'
import { paintRobot } from './robot.ts'

const SIZE = 256

const STYLES: Record<string, (canvas: Canvas, chance: Chance) => void> = {
  animal: paintAnimal,
  blossom: paintBlossom,
  mosaic: paintMosaic,
  planet: paintPlanet,
  robot: paintRobot,
  hills: paintHills,
  sea: paintSea,
  ribbons: paintAbstract,
}

/** A square portrait; a style that is not known is chosen by chance. */
export function paintAvatar(style: string, chance: Chance): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const draw = (Object.hasOwn(STYLES, style) && STYLES[style]) || chance.pick(Object.values(STYLES))
  draw(canvas, chance)
  return canvas
}
