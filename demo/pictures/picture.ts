import { paintAvatar } from './avatars/avatar.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { type Chance, chanceFrom } from './chance.ts'
import clip from './clip.webm?inline'
import { writeDocument } from './document.ts'
import { drawEmoji } from './emoji/emoji.ts'
import { encodePng } from './png.ts'
import { paintAbstract } from './scenes/abstract.ts'
import { paintCatWindow } from './scenes/cat-window.ts'
import { paintChart } from './scenes/chart.ts'
import { paintCity } from './scenes/city.ts'
import { paintEditor } from './scenes/editor.ts'
import { paintFlower } from './scenes/flower.ts'
import { paintForest } from './scenes/forest.ts'
import { paintHarvest } from './scenes/harvest.ts'
import { paintHills } from './scenes/hills.ts'
import { paintMap } from './scenes/map.ts'
import { paintNight } from './scenes/night.ts'
import { paintSea } from './scenes/sea.ts'
import { playMelody, SAMPLES_PER_SECOND } from './sound/melody.ts'
import { encodeWav } from './sound/wav.ts'

/**
 * Everything the demo shows and plays; gallery.ts asks for it and keeps it. A name says what to make:
 * `photo-hills-1200x800-first`, `avatar-animal-alice`, `emoji-parrot`, `melody-rain`, `clip`, `document-seeds`.
 */
export interface Picture {
  readonly bytes: Uint8Array
  readonly type: string
}

const SCENES = {
  hills: paintHills,
  sea: paintSea,
  city: paintCity,
  night: paintNight,
  forest: paintForest,
  flower: paintFlower,
  harvest: paintHarvest,
  cat: paintCatWindow,
  abstract: paintAbstract,
  chart: paintChart,
  map: paintMap,
  editor: paintEditor,
} as const satisfies Record<string, (canvas: Canvas, chance: Chance) => void>

export type Scene = keyof typeof SCENES

const LARGEST_SIDE = 2000

export function drawPicture(name: string): Picture {
  const [kind = '', ...rest] = name.split('-')
  const detail = rest.join('-')
  switch (kind) {
    case 'photo':
      return { bytes: encodePng(photograph(name, rest)), type: 'image/png' }
    case 'avatar':
      return { bytes: encodePng(paintAvatar(rest[0] ?? '', chanceFrom(name))), type: 'image/png' }
    case 'emoji':
      return { bytes: drawEmoji(detail), type: 'image/png' }
    case 'melody':
      return { bytes: encodeWav(playMelody(chanceFrom(name)), SAMPLES_PER_SECOND), type: 'audio/wav' }
    case 'clip':
      return {
        bytes: new Uint8Array(Buffer.from(clip.slice(clip.indexOf(',') + 1), 'base64')),
        type: 'video/webm',
      }
    case 'document':
      return { bytes: writeDocument(DOCUMENT), type: 'application/pdf' }
    default:
      throw new RangeError(`nothing can be drawn for ${name}`)
  }
}

function photograph(name: string, [scene = '', size = '']: readonly string[]): Canvas {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const fits = [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= LARGEST_SIDE)
  if (!isScene(scene) || !fits) throw new RangeError(`nothing can be drawn for ${name}`)
  const canvas = createCanvas(width, height)
  SCENES[scene](canvas, chanceFrom(name))
  return canvas
}

const isScene = (name: string): name is Scene => Object.hasOwn(SCENES, name)

const DOCUMENT = [
  'Seed swap, autumn list',
  '',
  'Tomato "Grandmother 7" - 14 bags',
  'Bean, climbing, speckled - 9 bags',
  'Pumpkin of unknown parents - 22 bags',
  'Sunflower, taller than the shed - 6 bags',
  '',
  'Bring paper bags. Take more than you bring.',
]
