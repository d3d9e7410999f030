/**
 * Reads query strings and forms (docs/server/README.md#encodings, docs/server/README.md#arrays-in-queries).
 */
import { Unreadable } from './unreadable.ts'

type Tree = string | Tree[] | { [name: string]: Tree }

/** The kinds of content that a name has. In one text it cannot have two of them. */
const KINDS = ['value', 'sequence', 'nested map'] as const
type Kind = (typeof KINDS)[number]

interface Branch {
  kind: Kind | null
  texts: string[]
  children: Map<string, Branch>
}

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

const branch = (): Branch => ({ kind: null, texts: [], children: new Map() })

function add(root: Branch, name: string, value: string, position: number): void {
  const found = /^([^[]*)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!found) throw new Unreadable(`invalid name: ${name}`)
  const [, first = '', brackets = ''] = found
  if (first === '' && brackets.startsWith('[]')) throw new Unreadable(`invalid name: ${name}`)
  let place = enter(root, first)
  let isInList = false
  for (const [, step = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
    if (step === '') {
      claim(place, 'sequence', position)
      isInList = true
      break
    }
    claim(place, 'nested map', position - 1)
    place = enter(place, step)
  }
  // One value more goes into a list that was begun.
  if (!isInList && place.kind !== 'sequence') claim(place, 'value', position)
  // Of the same place in a list the last counts.
  if (/\[\d+\]$/.test(brackets)) place.texts = []
  place.texts.push(value)
}

function enter(place: Branch, step: string): Branch {
  const next = place.children.get(step) ?? branch()
  place.children.set(step, next)
  return next
}

function claim(place: Branch, kind: Kind, position: number): void {
  place.kind ??= kind
  if (place.kind === kind) return
  const [first, second] = KINDS.filter((each) => each === kind || each === place.kind)
  const fault = `invalid input: the same key is used for both a ${first} and a ${second}`
  throw new Unreadable(`parsing failed with error: '${fault}' at position: ${position}`)
}

function grow({ kind, texts, children }: Branch): Tree {
  const [only = ''] = texts
  if (kind === 'sequence') return texts
  if (kind === 'value') return texts.length === 1 ? only : texts
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
