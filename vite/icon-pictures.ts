/**
 * Gives a style sheet the icons of lucide as one picture in a row, `url("icons:all")`, and the place of each
 * in it, `--icon("Heart")`, for what is pressed `--icon("Heart, filled")`. A picture that masks a colour
 * costs no element (docs/decisions/042-cards.md), and one picture costs what one icon would: for each, a
 * browser builds a page of its own.
 */
import type { Plugin } from 'vite'
import { findIcon, LINE_WIDTH, SIZE } from './icons.ts'

const ROW = 'url("icons:all")'
const PLACE = /--icon\("(\w+)(, filled)?"\)/g

export function iconPictures(): Plugin {
  return {
    name: 'kith:icon-pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: ROW },
      async handler(code) {
        const icons = [...new Set([...code.matchAll(PLACE)].map(([place]) => place))]
        const shapes = await Promise.all(icons.map(shapeOf))
        return code
          .replace(PLACE, (place) => placeOf(icons.indexOf(place), icons.length))
          .replaceAll(ROW, pictureOf(shapes))
      },
    },
  }
}

/** Returns the path of an icon. Lines are those of styles/base.css and `IconButton`. */
async function shapeOf(place: string): Promise<string> {
  const [, name = '', filled] = new RegExp(PLACE).exec(place) ?? []
  const look = filled ? `fill-opacity='.3' stroke-width='2.25'` : `fill='none' stroke-width='${LINE_WIDTH}'`
  return `<path ${look} d='${(await findIcon(name)).path}'/>`
}

/**
 * Returns where an icon stands in the row, in percent as the style sheet counts: the last one is at 100 %.
 */
export const placeOf = (index: number, count: number): string =>
  index === 0 ? '0' : `${Number(((index / (count - 1)) * 100).toFixed(4))}%`

/** Returns the picture of the shapes beside each other, in black: only what they cover is used. */
export function pictureOf(shapes: readonly string[]): string {
  const width = shapes.length * SIZE
  const row = shapes.map((shape, index) => `<g transform='translate(${index * SIZE})'>${shape}</g>`).join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${SIZE}' stroke='#000' stroke-linecap='round' stroke-linejoin='round'>${row}</svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`
}
