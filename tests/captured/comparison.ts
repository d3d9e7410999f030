/**
 * Compares answers of the reference server with those of the real one to the same calls. Ids, dates and
 * tokens differ from run to run. Ids are paired when they first meet, and from then on each stands for the
 * other.
 */
import type { Caller, Json } from './caller.ts'

/** Matches UUIDs and names of files. The pictures of the real server's emoji are not known here. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{64}\b/g
/** Matches the numbers of rows in addresses. */
const SERIAL_CURSOR = /((?:max|min)_id=)\d+\b(?!-)/g
const DATE = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g
const SECRETS = new Set(['access_token', 'client_secret', 'client_id', 'token'])
const SERIAL_KEYS = new Set(['id', 'last_read_id'])
/**
 * Matches an error of the real server's JSON library with its place. Only the text before it is the server's
 * own.
 */
const JSON_LIBRARY = /^(Json deserialize error: )?.* at line \d+ column \d+$/s
/** Longer texts were cut when they were captured. */
const MAX_TEXT_LENGTH = 2500

export const ABSENT = '(absent)'

/** A difference of two answers: its path, and what the real and the reference server said there. */
export interface Difference {
  path: string
  real: unknown
  reference: unknown
}

/**
 * Returns a value in the form in which the captured answers are kept: one host, plain usernames, no secrets.
 */
export function published(caller: Caller, value: Json): Json {
  return mapTexts(value, (text, key) => {
    if (SECRETS.has(key) && text.length > 12) return '<secret>'
    const plain = withoutRun(caller, text.replace(/(token=)[\w-]{20,}/, '$1<secret>'))
    return plain.length > MAX_TEXT_LENGTH ? `${plain.slice(0, 60)}… <${plain.length} characters>` : plain
  })
}

/** Pairs the ids of two runs of one scenario. */
export class IdPairs {
  #byReal = new Map<string, string>()
  #byReference = new Map<string, string>()

  /** Tells whether two ids may stand for each other, and remembers new ones as a pair. */
  fit(real: string, reference: string): boolean {
    const known = this.#byReal.get(real)
    const other = this.#byReference.get(reference)
    if (known === undefined && other === undefined) {
      this.#byReal.set(real, reference)
      this.#byReference.set(reference, real)
      return true
    }
    return known === reference && other === real
  }

  /** Returns the reference server's id for one of the real server, where the pair is known. */
  toReference = (real: string) => this.#byReal.get(real) ?? real
}

/** Yields every difference between two published values. `pairs` learns their ids. */
export function* differences(real: Json, reference: Json, pairs: IdPairs, path = ''): Generator<Difference> {
  if (typeof real === 'string' && typeof reference === 'string') {
    if (!isSameText(real, reference, pairs, path)) yield { path, real, reference }
    return
  }
  if (typeof real === 'number' && typeof reference === 'number') {
    if (real !== reference && !differsByRun(path, real, reference)) yield { path, real, reference }
    return
  }
  if (Array.isArray(real) && Array.isArray(reference)) {
    if (real.length !== reference.length) {
      yield { path: `${path}.length`, real: real.length, reference: reference.length }
    }
    for (let at = 0; at < Math.min(real.length, reference.length); at += 1) {
      yield* differences(real[at], reference[at], pairs, `${path}[${at}]`)
    }
    return
  }
  if (isObject(real) && isObject(reference)) {
    for (const key of new Set([...Object.keys(real), ...Object.keys(reference)])) {
      const below = `${path}.${key}`
      if (!(key in reference)) yield { path: below, real: real[key], reference: ABSENT }
      else if (!(key in real)) yield { path: below, real: ABSENT, reference: reference[key] }
      else yield* differences(real[key], reference[key], pairs, below)
    }
    return
  }
  if (!Object.is(real, reference)) yield { path, real, reference }
}

/** Returns a list of the real server in the order in which the reference server gave the same entries. */
export function inOrderOf(real: Json[], reference: Json[], pairs: IdPairs): Json[] {
  const bySignature = new Map(real.map((entry) => [signature(entry, pairs.toReference), entry]))
  const partners = reference.map((entry) => bySignature.get(signature(entry, (id) => id)))
  // Entries with ids that are met for the first time take the places that are left.
  const others = real.filter((entry) => !partners.includes(entry))
  return [...partners.map((partner) => partner ?? others.shift()), ...others].slice(0, real.length)
}

const signature = (entry: Json, toReference: (id: string) => string) =>
  JSON.stringify(entry).replace(UUID, toReference).replace(DATE, '')

function isSameText(real: string, reference: string, pairs: IdPairs, path: string): boolean {
  if (real === reference) return true
  const library = JSON_LIBRARY.exec(real)
  if (library) return reference.startsWith(library[1] ?? '')
  if (isSerial(path) && /^\d+$/.test(real) && /^\d+$/.test(reference)) return true
  if (withoutRunValues(real).replace(UUID, '<id>') !== withoutRunValues(reference).replace(UUID, '<id>'))
    return false
  const ids = real.match(UUID) ?? []
  const others = reference.match(UUID) ?? []
  return ids.every((id, at) => pairs.fit(id, others[at] ?? ''))
}

/** Makes all dates of three decimals equal, all dates of more decimals, and all cursors that are numbers. */
const withoutRunValues = (text: string) =>
  text
    .replace(SERIAL_CURSOR, '$1<serial>')
    .replace(DATE, (_, decimals = '') => `<date.${Math.min(String(decimals).length, 5)}>`)

function differsByRun(path: string, real: number, reference: number) {
  return isSerial(path) || (path.endsWith('.created_at') && real > 1e9 && reference > 1e9)
}

const isSerial = (path: string) => SERIAL_KEYS.has(path.slice(path.lastIndexOf('.') + 1))

function withoutRun({ origin, stamp }: Caller, text: string): string {
  const { host, hostname } = new URL(origin)
  return text
    .replaceAll(origin, 'https://mitra.example')
    .replaceAll(encodeURIComponent(origin), encodeURIComponent('https://mitra.example'))
    .replaceAll(host, 'mitra.example')
    .replaceAll(hostname, 'mitra.example')
    .replaceAll(`cmp${stamp}`, '')
    .replaceAll(`CMP${stamp.toUpperCase()}`, '')
}

function mapTexts(value: Json, change: (text: string, key: string) => string, key = ''): Json {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, key))
  if (!isObject(value)) return value
  const sent = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(sent.map(([name, item]) => [change(name, ''), mapTexts(item, change, name)]))
}

function isObject(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
