/**
 * Gives style sheets the icons of lucide as pictures: `url("icon:Heart")`, and for what is pressed `url("icon:Heart?filled")`.
 * A picture that masks a colour costs no element (docs/decisions/042-cards.md).
 */
import type { Plugin } from 'vite'
import { findIcon } from './icons.ts'

const PICTURE = /url\("icon:(\w+)(\?filled)?"\)/g

export function iconPictures(): Plugin {
  return {
    name: 'kith:icon-pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: PICTURE },
      async handler(code) {
        const names = new Set([...code.matchAll(PICTURE)].map(([, name = '']) => name))
        const paths = new Map<string, string>()
        for (const name of names) paths.set(name, (await findIcon(name)).path)
        return code.replace(PICTURE, (_, name, filled) => pictureOf(paths.get(name) ?? '', Boolean(filled)))
      },
    },
  }
}

/** Returns the picture of a path, in black: only its shape is used. Lines are those of styles/base.css and `IconButton`. */
export function pictureOf(path: string, isFilled: boolean): string {
  const look = isFilled ? `fill-opacity='.3' stroke-width='2.25'` : `fill='none' stroke-width='1.75'`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${look} stroke='#000' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`
}
