/**
 * Gives a style sheet the shape of an icon of lucide, `--outline("Heart")`, for `clip-path`. To cut it out of
 * a colour takes a browser less time than a mask, and no picture (docs/decisions/042-cards.md).
 */
import type { Plugin } from 'vite'
import { findIcon, LINE_WIDTH, SIZE } from './icons.ts'
import { type Contour, lineOutline, type Point, type Step } from './line-outline.ts'

const PLACE = /--outline\("(\w+)"\)/g

export function iconOutlines(): Plugin {
  return {
    name: 'kith:icon-outlines',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: '--outline(' },
      async handler(code) {
        const names = new Set([...code.matchAll(PLACE)].map(([, name = '']) => name))
        const shapes = new Map<string, string>()
        for (const name of names) shapes.set(name, shapeOf((await findIcon(name)).path))
        return code.replace(PLACE, (_place, name: string) => shapes.get(name) ?? '')
      },
    },
  }
}

/** Returns the shape of the lines of a path, for `clip-path`. */
const shapeOf = (path: string): string =>
  `shape(from ${lineOutline(path, LINE_WIDTH).map(textOfContour).join(', move to ')})`

function textOfContour({ from, steps }: Contour): string {
  // A step to where the contour already is, as far as the text says, would draw nothing.
  const moving = steps.filter(({ to }, index) => at(to) !== at(steps[index - 1]?.to ?? from))
  return [at(from), ...moving.map(textOfStep)].join(', ')
}

function textOfStep({ to, arc }: Step): string {
  if (!arc) return `line to ${at(to)}`
  return `arc to ${at(to)} of ${percent(arc.radius)}${arc.clockwise ? ' cw' : ''}${arc.isLarge ? ' large' : ''}`
}

const at = ({ x, y }: Point) => `${percent(x)} ${percent(y)}`
/** A tenth of a percent is a fiftieth of a pixel. */
const percent = (length: number) => `${Number(((length / SIZE) * 100).toFixed(1))}%`
