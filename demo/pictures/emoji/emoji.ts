import { type Canvas, createCanvas } from '../canvas.ts'
import { encodeAnimatedPng, encodePng } from '../png.ts'
import {
  paintBlobCat,
  paintHeartBlob,
  paintSleepyBlob,
  paintSmilingBlob,
  paintThinkingBlob,
  paintWinkingBlob,
} from './blobs.ts'
import { paintBee, paintBlackCat, paintFox, paintGhost } from './creatures.ts'
import { paintParrot } from './parrot.ts'
import { paintHeart, paintLeaf, paintMug, paintMushroom, paintStar, paintTomato } from './things.ts'

const SIZE = 128
const FRAMES = 10
const MILLISECONDS_PER_FRAME = 70

const STILL = new Map<string, (canvas: Canvas) => void>(
  Object.entries({
    blob_smile: paintSmilingBlob,
    blob_wink: paintWinkingBlob,
    blob_sleepy: paintSleepyBlob,
    blob_think: paintThinkingBlob,
    blob_heart: paintHeartBlob,
    blob_cat: paintBlobCat,
    cat_black: paintBlackCat,
    fox_happy: paintFox,
    ghost_boo: paintGhost,
    bee_busy: paintBee,
    parrot: (canvas) => paintParrot(canvas, null),
    heart_rainbow: paintHeart,
    leaf: paintLeaf,
    mug: paintMug,
    mushroom: paintMushroom,
    star_gold: paintStar,
    tomato: paintTomato,
  }),
)

const MOVING = new Map<string, (canvas: Canvas, share: number) => void>([['parrot_dance', paintParrot]])

/** Every custom emoji that can be drawn. */
export const EMOJI_NAMES: readonly string[] = [...STILL.keys(), ...MOVING.keys()]

/** A small transparent picture; a moving one is an animated PNG. */
export function drawEmoji(name: string): Uint8Array {
  const still = STILL.get(name)
  if (still) return encodePng(drawn(still))
  const moving = MOVING.get(name)
  if (!moving) throw new RangeError(`no emoji is called ${name}`)
  const frames = Array.from({ length: FRAMES }, (_, frame) =>
    drawn((canvas) => moving(canvas, frame / FRAMES)),
  )
  return encodeAnimatedPng(frames, MILLISECONDS_PER_FRAME)
}

function drawn(draw: (canvas: Canvas) => void): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  draw(canvas)
  return canvas
}
