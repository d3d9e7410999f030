/**
 * Draws each icon of lucide with one path. Its own components build every icon from several elements anew,
 * and bring the code for that into the first load; the icons are a third of the elements of a post.
 */
import { resolve } from 'node:path'
import lucide from 'lucide-react/dynamicIconImports.mjs'
import type { Plugin } from 'vite'

/**
 * The side of the square that lucide draws an icon in, and the width of its lines here, as in
 * styles/base.css.
 */
export const SIZE = 24
export const LINE_WIDTH = 1.75

type Shape = readonly [tag: string, attributes: Record<string, string>]
type IconData = { name: string; node: readonly Shape[] }

/** The icons by the names of their files. Their types are those of React's properties; all are texts. */
const ICONS = lucide as unknown as Record<string, () => Promise<{ __iconData: IconData }>>
/** A module without a file cannot use the names of package.json while developing. */
const ICON = resolve(import.meta.dirname, '../client/ui/icon.tsx')
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/
const MODULE = 'virtual:icon/'

export function icons(): Plugin {
  return {
    name: 'kith:icons',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: (code) =>
        code.replace(IMPORT, (statement, names: string) => importsOf(names, linesOf(statement))),
    },
    resolveId: { filter: { id: /^virtual:icon\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon\// },
      async handler(id) {
        const { name, path } = await findIcon(id.slice(`\0${MODULE}`.length))
        return `import { icon } from ${JSON.stringify(ICON)}\nexport default icon(${JSON.stringify(name)}, ${JSON.stringify(path)})`
      },
    },
  }
}

/** Returns the icon that the package exports by a name: its own name, and the one path that draws it. */
export async function findIcon(exported: string): Promise<{ name: string; path: string }> {
  const load = ICONS[fileOf(exported)]
  if (load === undefined) throw new Error(`lucide has no icon ${exported}`)
  const { __iconData: icon } = await load()
  return { name: icon.name, path: pathOf(icon.node) }
}

/** Returns the name by which the package lists an icon: `trash-2` for `Trash2`. */
const fileOf = (exported: string) =>
  exported
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()

/**
 * Returns imports of single icons in as many lines as the statement had, so that every line keeps its number.
 */
const importsOf = (names: string, lines: number) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '${MODULE}${name}'`)
    .join('; ') + '\n'.repeat(lines - 1)

const linesOf = (text: string) => text.split('\n').length

/** Returns one path that draws all shapes. */
export const pathOf = (shapes: readonly Shape[]): string => shapes.map(pathOfShape).join('')

function pathOfShape([tag, { key: _, ...attributes }]: Shape): string {
  const { d = '', points = '', fill } = attributes
  const number = (name: string) => Number(attributes[name] ?? 0)
  // The line around a dot leaves no hole that could be seen.
  const isDot = tag === 'circle' && number('r') <= 1
  if (fill !== undefined && !isDot) throw new Error(`an icon has a filled shape: ${tag}`)
  switch (tag) {
    case 'path':
      return fromAbsoluteStart(d)
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${points}`
    case 'polygon':
      return `M${points}Z`
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    default:
      throw new Error(`an icon has a shape that is not known: ${tag}`)
  }
}

/**
 * A path may begin with a relative move, which would depend on the shape before it. The numbers behind it are
 * relative lines.
 */
function fromAbsoluteStart(d: string): string {
  const start = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))[\s,]*/.exec(d)
  if (!start) return d
  const rest = d.slice(start[0].length)
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
