/**
 * Reads query strings and forms (docs/server/README.md#encodings, docs/server/README.md#arrays-in-queries).
 */
import { Unreadable } from './unreadable.ts'

type Tree = string | Tree[] | { [name: string]: Tree }

interface Branch {
  texts: string[]
  children: Map<string, Branch>
}

const LIST = ''

/** Reads lists and objects: `id[]=a&id[]=b`, `id[0]=a&id[1]=b`, `id=a&id=b` and `poll[multiple]=true`. */
export function readNested(text: string): Record<string, Tree> {
  const root = branch()
  let position = 0
  for (const part of text.split('&')) {
    const [name = '', value = ''] = split(part)
    position += name.length
    if (part !== '') add(root, decode(name), decode(value), position)
    position += part.length - name.length + 1
  }
  return Object.fromEntries([...root.children].map(([name, child]) => [name, grow(child)]))
}

/** Reads one text for each name. It refuses a name that comes twice. */
export function readFlat(text: string): Record<string, string> {
  const read = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (read.has(name)) throw new Unreadable(`duplicate field \`${name}\``)
    read.set(name, value)
  }
  return Object.fromEntries(read)
}

const branch = (): Branch => ({ texts: [], children: new Map() })

function add(root: Branch, name: string, value: string, position: number): void {
  const [, first = '', brackets = ''] = /^([^[]*)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (first === '' && name !== '') throw new Unreadable(`invalid name: ${name}`)
  let place = enter(root, first)
  const steps = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, step = LIST]) => step)
  for (const step of steps) {
    if (place.texts.length > 0) throw mixed(position)
    place = enter(place, step)
  }
  if (place.children.size > 0) throw mixed(position)
  place.texts.push(value)
}

function enter(place: Branch, step: string): Branch {
  const next = place.children.get(step) ?? branch()
  place.children.set(step, next)
  return next
}

function mixed(position: number): Unreadable {
  const fault = 'invalid input: the same key is used for both a value and a sequence'
  return new Unreadable(`parsing failed with error: '${fault}' at position: ${position}`)
}

function grow({ texts, children }: Branch): Tree {
  const [only = ''] = texts
  if (children.size === 0) return texts.length === 1 ? only : texts
  const list = children.get(LIST)
  if (list) return list.texts
  const steps = [...children].map(([step, child]): [string, Tree] => [step, grow(child)])
  if (!steps.every(([step]) => /^\d+$/.test(step))) return Object.fromEntries(steps)
  const sorted = steps.toSorted(([one], [other]) => Number(one) - Number(other))
  return sorted.map(([step, value], at) => {
    if (Number(step) !== at) throw new Unreadable(`missing index, expected: ${at} got ${step}`)
    return value
  })
}

function split(part: string): string[] {
  const at = part.indexOf('=')
  return at === -1 ? [part] : [part.slice(0, at), part.slice(at + 1)]
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Unreadable('invalid percent-encoding')
  }
}
