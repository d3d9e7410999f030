import { type Canvas, paint } from '../canvas.ts'
import type { Chance } from '../chance.ts'
import { type Colour, mix } from '../colour.ts'
import { box, circle } from '../shape.ts'

const THEMES: readonly { ground: Colour; words: readonly Colour[] }[] = [
  { ground: 0x22252f, words: [0xc9d1e3, 0x8fb6f2, 0xe3a36f, 0x9fd08a, 0xc79be8, 0x6c7389] },
  { ground: 0xfdf8ec, words: [0x4c4a45, 0x2f6fb5, 0xb5562f, 0x4f8a3a, 0x8a4fa8, 0xb3aa98] },
]

/** A screenshot of somebody's editor, read from far enough away that the code always looks right. */
export function paintEditor(canvas: Canvas, chance: Chance): void {
  const { width, height } = canvas
  const { ground, words } = chance.pick(THEMES)
  const quiet = words[5] ?? ground
  paint(canvas, box(-2, -2, width + 4, height + 4), ground)
  const bar = Math.round(height * 0.06)
  paint(canvas, box(-2, -2, width + 4, bar + 2), mix(ground, 0x000000, 0.12))
  for (const [index, colour] of [0xe8695f, 0xe9b84c, 0x67b35f].entries()) {
    paint(canvas, circle(bar * (0.6 + index * 0.6), bar / 2, bar * 0.17), colour)
  }
  const side = Math.round(width * 0.19)
  paint(canvas, box(-2, bar, side + 2, height), mix(ground, 0x000000, 0.06))
  const step = height * 0.038
  for (let row = 0; row < 14; row++) {
    const indent = side * (0.1 + 0.1 * chance.whole(0, 2))
    paint(
      canvas,
      box(indent, bar + step * (row + 1), side * chance.between(0.25, 0.6), step * 0.34, step * 0.17),
      quiet,
      0.7,
    )
  }
  paintCode(canvas, chance, { left: side + width * 0.03, top: bar + step, step, words, quiet })
}

function paintCode(
  canvas: Canvas,
  chance: Chance,
  {
    left,
    top,
    step,
    words,
    quiet,
  }: { left: number; top: number; step: number; words: readonly Colour[]; quiet: Colour },
): void {
  let indent = 0
  for (let y = top; y < canvas.height - step; y += step) {
    paint(canvas, box(left, y, step * 0.5, step * 0.34, step * 0.17), quiet, 0.5)
    if (chance.happens(0.15)) {
      indent = 0
      continue
    }
    const comment = chance.happens(0.1)
    let x = left + step * (1.5 + indent)
    const count = chance.whole(2, 7)
    for (let word = 0; word < count; word++) {
      const long = step * chance.between(0.6, 3)
      if (x + long > canvas.width - step) break
      paint(canvas, box(x, y, long, step * 0.4, step * 0.2), comment ? quiet : chance.pick(words))
      x += long + step * 0.35
    }
    indent = Math.max(0, Math.min(4, indent + chance.pick([-1, 0, 0, 1, 1])))
  }
}
