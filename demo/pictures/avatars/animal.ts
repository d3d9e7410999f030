import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { circle, ellipse, line, polygon } from '../shape.ts'
import { paintBackdrop } from './backdrop.ts'

interface Animal {
  readonly ears: 'pointed' | 'round' | 'long' | 'tuft'
  readonly furs: readonly Colour[]
  readonly muzzle: Colour
  readonly nose: Colour
  readonly whiskers: boolean
}

export const ANIMALS = {
  cat: {
    ears: 'pointed',
    furs: [0xe39a4a, 0x4a4650, 0xd9d2c6, 0x8d8fa0],
    muzzle: 0xfff6e8,
    nose: 0xd9787a,
    whiskers: true,
  },
  fox: { ears: 'pointed', furs: [0xd9622b, 0xc9502f], muzzle: 0xfff1e0, nose: 0x2b2326, whiskers: false },
  bear: {
    ears: 'round',
    furs: [0x8a5a3c, 0x5c4033, 0xeee8dc],
    muzzle: 0xe6cba8,
    nose: 0x2b2326,
    whiskers: false,
  },
  rabbit: {
    ears: 'long',
    furs: [0xd8cfc4, 0xb79a83, 0xf3eeea],
    muzzle: 0xffffff,
    nose: 0xe08a94,
    whiskers: true,
  },
  owl: {
    ears: 'tuft',
    furs: [0x7b5d4a, 0xa88a6a, 0x6b6f80],
    muzzle: 0xf1e2c8,
    nose: 0xe8a33d,
    whiskers: false,
  },
  mouse: { ears: 'round', furs: [0x9a9aa8, 0xb9aa9c], muzzle: 0xf1ebe4, nose: 0xd9787a, whiskers: true },
} as const satisfies Record<string, Animal>

/** The face of a small animal that looks at you. */
export function paintAnimal(canvas: Canvas, chance: Chance): void {
  paintBackdrop(canvas, chance)
  const animal = chance.pick(Object.values(ANIMALS))
  const { width: size, height } = canvas
  const fur = chance.pick<Colour>(animal.furs)
  paint(canvas, ellipse(size / 2, height * 1.08, size * 0.36, size * 0.3), mix(fur, 0x000000, 0.18))
  paintFace(canvas, { animal, fur, x: size / 2, y: height * 0.58, size: size * 0.33 })
}

export function paintFace(
  canvas: Canvas,
  { animal, fur, x, y, size }: { animal: Animal; fur: Colour; x: number; y: number; size: number },
): void {
  const dark = mix(fur, 0x000000, 0.22)
  const inner = mix(fur, 0xf2a0a0, 0.55)
  for (const side of [-1, 1]) paintEar(canvas, { kind: animal.ears, side, x, y, size, fur: dark, inner })
  paint(canvas, ellipse(x, y, size, size * 0.86), fur)
  if (animal.ears === 'tuft') {
    for (const side of [-1, 1])
      paint(canvas, circle(x + side * size * 0.4, y - size * 0.08, size * 0.4), animal.muzzle)
  } else {
    for (const side of [-1, 1])
      paint(canvas, ellipse(x + side * size * 0.22, y + size * 0.38, size * 0.32, size * 0.27), animal.muzzle)
  }
  for (const side of [-1, 1]) paintEye(canvas, x + side * size * 0.4, y - size * 0.08, size * 0.13)
  paint(
    canvas,
    polygon(
      [
        [x - size * 0.11, y + size * 0.2],
        [x + size * 0.11, y + size * 0.2],
        [x, y + size * 0.32],
      ],
      size * 0.03,
    ),
    animal.nose,
  )
  if (animal.whiskers) paintWhiskers(canvas, x, y + size * 0.36, size)
  for (const side of [-1, 1])
    paint(canvas, ellipse(x + side * size * 0.68, y + size * 0.26, size * 0.13, size * 0.09), 0xf08080, 0.35)
}

function paintEar(
  canvas: Canvas,
  ear: { kind: Animal['ears']; side: number; x: number; y: number; size: number; fur: Colour; inner: Colour },
): void {
  const { kind, side, x, y, size, fur, inner } = ear
  const at = (across: number, up: number) => [x + side * size * across, y - size * up] as const
  if (kind === 'round') {
    paint(canvas, circle(...at(0.68, 0.68), size * 0.32), fur)
    paint(canvas, circle(...at(0.68, 0.68), size * 0.19), inner)
  } else if (kind === 'long') {
    paint(canvas, ellipse(...at(0.38, 1.05), size * 0.2, size * 0.62, side * 0.18), fur)
    paint(canvas, ellipse(...at(0.38, 1.05), size * 0.1, size * 0.46, side * 0.18), inner)
  } else {
    const tip = kind === 'tuft' ? 1.05 : 1.25
    paint(canvas, polygon([at(0.22, 0.7), at(0.97, 0.25), at(0.85, tip)], size * 0.05), fur)
    if (kind === 'pointed')
      paint(canvas, polygon([at(0.42, 0.72), at(0.85, 0.48), at(0.79, 1.05)], size * 0.02), inner)
  }
}

function paintEye(canvas: Canvas, x: number, y: number, size: number): void {
  paint(canvas, ellipse(x, y, size, size * 1.15), 0x241c20)
  paint(canvas, circle(x + size * 0.3, y - size * 0.4, size * 0.36), 0xffffff)
}

function paintWhiskers(canvas: Canvas, x: number, y: number, size: number): void {
  for (const side of [-1, 1]) {
    for (const slope of [-0.1, 0.08]) {
      paint(
        canvas,
        line(
          [x + side * size * 0.45, y + size * slope],
          [x + side * size * 1.12, y + size * slope * 3],
          size * 0.022,
        ),
        0xffffff,
        0.75,
      )
    }
  }
}
