/**
 * Reads JSON as the library of the real server does, which refuses some of what JavaScript takes
 * (docs/server/README.md#json).
 */
import { Unreadable } from './unreadable.ts'

const DEEPEST = 127
/** A text, a number, a word, or a bracket; colons and commas say nothing more. */
const PIECE = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{}]/gs

/** The keys that stand more than once in an object, by that object. */
const repeated = new WeakMap<object, ReadonlySet<string>>()

/** Returns the keys that stood more than once in an object that was read. */
export const repeatedKeys = (object: object): ReadonlySet<string> => repeated.get(object) ?? NONE

const NONE: ReadonlySet<string> = new Set()

/** Returns the value of a JSON text. What is no JSON at all throws the error of JavaScript. */
export function readJsonText(text: string): unknown {
  JSON.parse(text)
  const pieces = text.matchAll(PIECE)
  return readValue(pieces, nextOf(pieces), 0)
}

type Pieces = Iterator<RegExpExecArray>

const nextOf = (pieces: Pieces): string => pieces.next().value?.[0] ?? ''

function readValue(pieces: Pieces, piece: string, depth: number): unknown {
  if (piece === '{') return readObject(pieces, deeper(depth))
  if (piece === '[') return readList(pieces, deeper(depth))
  const value: unknown = JSON.parse(piece)
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new Unreadable('lone leading surrogate in hex escape')
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Unreadable('number out of range')
  return value
}

function deeper(depth: number): number {
  if (depth === DEEPEST) throw new Unreadable('recursion limit exceeded')
  return depth + 1
}

function readObject(pieces: Pieces, depth: number): object {
  const entries = new Map<string, unknown>()
  const twice = new Set<string>()
  for (let piece = nextOf(pieces); piece !== '}'; piece = nextOf(pieces)) {
    const key = String(readValue(pieces, piece, depth))
    if (entries.has(key)) twice.add(key)
    entries.set(key, readValue(pieces, nextOf(pieces), depth))
  }
  const object = Object.fromEntries(entries)
  if (twice.size > 0) repeated.set(object, twice)
  return object
}

function readList(pieces: Pieces, depth: number): unknown[] {
  const list: unknown[] = []
  for (let piece = nextOf(pieces); piece !== ']'; piece = nextOf(pieces)) {
    list.push(readValue(pieces, piece, depth))
  }
  return list
}
