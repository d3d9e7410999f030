import { encodePng } from './png.ts'
import { repeatableRandom } from './repeatable-random.ts'

const TILES = 4
const TILE = 32
const SIZE = TILES * TILE

type Colour = readonly [red: number, green: number, blue: number]

interface Tile {
  ground: Colour
  figure: Colour
  /** The corner of the tile in which the quarter disc has its centre. */
  atRight: boolean
  atBottom: boolean
}

/**
 * Draws the picture of a person who has none: mirrored quarter discs on a grid. The same text gives the same
 * picture.
 */
export function drawIdenticon(text: string): Uint8Array<ArrayBuffer> {
  const rows = chooseTiles(text)
  const colours = new Uint8Array(SIZE * SIZE * 3)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const mirrored = Math.min(x, SIZE - 1 - x)
      const tile = rows[Math.floor(y / TILE)]?.[Math.floor(mirrored / TILE)]
      if (tile) colours.set(colourAt(tile, mirrored % TILE, y % TILE), (y * SIZE + x) * 3)
    }
  }
  return encodePng({ width: SIZE, height: SIZE, colours })
}

/** Returns the tiles of the left half, row by row. */
function chooseTiles(text: string): Tile[][] {
  const random = repeatableRandom(text)
  const hue = random.between(0, 360)
  const palette: readonly Colour[] = [
    hsl(hue, 0.55, 0.28),
    hsl(hue + 30, 0.65, 0.52),
    hsl(hue + 190, 0.7, 0.68),
    hsl(hue + 45, 0.6, 0.86),
  ]
  const choose = (): Tile => {
    const [ground = hsl(hue, 0, 0), figure = hsl(hue, 0, 1)] = random.shuffled(palette)
    return { ground, figure, atRight: random.happens(0.5), atBottom: random.happens(0.5) }
  }
  return Array.from({ length: TILES }, () => Array.from({ length: TILES / 2 }, choose))
}

function colourAt({ ground, figure, atRight, atBottom }: Tile, x: number, y: number): Colour {
  const distance = Math.hypot((atRight ? TILE : 0) - x - 0.5, (atBottom ? TILE : 0) - y - 0.5)
  // The edge is one pixel soft.
  const share = Math.min(1, Math.max(0, TILE + 0.5 - distance))
  const mixed = (channel: 0 | 1 | 2) => ground[channel] * (1 - share) + figure[channel] * share
  return [mixed(0), mixed(1), mixed(2)]
}

/** Returns a colour from its hue in degrees, and its saturation and lightness from 0 to 1. */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + (hue % 360) / 30) % 12
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
