/**
 * Sends a recorded call, after what comes first, to a new world of the reference server, and compares the
 * answers.
 */
import { seedEmpty } from '#demo/seeds/empty.ts'
import { createServer } from '#server/app.ts'
import { addAccount, issueToken } from '#server/world/accounts.ts'
import { createWorld } from '#server/world/world.ts'
import { NOON, ORIGIN, seededRandom } from '../../harness/visitor.ts'
import type { RecordedCall, Sent } from './recorded-calls.ts'

/** The parts of an answer that are compared. */
export interface Told {
  status: number
  body: unknown
}

/** Stands in every username, so that a search finds only these people. */
const STAMP = 'q7x2'

const PEOPLE = ['alice', 'bob', 'carl', 'dora', 'admin', 'reader'] as const

const BOUNDARY = 'kith-boundary'

/** Returns what the real server told and what the reference server tells. */
export async function ask({ setup = [], call, compare, real }: RecordedCall) {
  const written = JSON.stringify([setup, call])
  const place = newPlace(PEOPLE.filter((name) => written.includes(name)))
  for (const sent of setup) await place.send(sent)
  const answer = await place.send(call)
  return {
    real: { status: real.status, body: toldOf(real.status, place.fillIn(real.body)) },
    reference: { status: answer.status, body: toldOf(answer.status, shownOf(answer, compare)) },
  }
}

interface Answer {
  status: number
  text: string
  json: unknown
}

/** Returns a world of fresh people, and sends calls to it as any of them. */
function newPlace(people: readonly string[]) {
  let now = NOON
  const world = createWorld({ clock: () => now, random: seededRandom(), baseUrl: ORIGIN })
  seedEmpty(world)
  const server = createServer({ world, rateLimits: false })
  const names = new Map([
    ['origin', ORIGIN],
    ['host', new URL(ORIGIN).hostname],
    ['stamp', STAMP],
    ['tag', `tag${STAMP}`],
  ])
  const tokens = new Map([['garbage', 'garbage']])
  for (const name of people) {
    const role = name === 'admin' ? 'admin' : name === 'reader' ? 'read_only_user' : 'user'
    const account = addAccount(world, { username: `${name}${STAMP}`, password: 'secret', role })
    names.set(`${name}.id`, account.id).set(`${name}.name`, account.username)
    tokens.set(name, issueToken(world, account).token)
    now += 1000
  }

  const withNames = (text: string) =>
    text.replace(/\{(\w+(?:\.\w+)?)\}/g, (all, name) => names.get(name) ?? all)
  const fillIn = (value: unknown): unknown =>
    value === undefined ? undefined : JSON.parse(withNames(JSON.stringify(value)))

  async function send(sent: Sent): Promise<Answer> {
    // Whatever happens later has a later time.
    now += 1000
    const headers = new Headers(sent.headers)
    const token = tokens.get(sent.as ?? '')
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const body = bodyOf({ ...sent, body: fillIn(sent.body) }, headers)
    const answer = await server.fetch(
      new Request(ORIGIN + withNames(sent.path), {
        method: sent.method,
        headers,
        ...(body !== undefined && { body }),
      }),
    )
    const text = await answer.text()
    const json = parsed(text)
    for (const key of ['id', 'uri']) {
      const value = field(json, key)
      if (sent.save !== undefined && typeof value === 'string') names.set(`${sent.save}.${key}`, value)
    }
    return { status: answer.status, text, json }
  }

  return { send, fillIn }
}

function bodyOf({ body, multipart }: Sent, headers: Headers): string | Uint8Array<ArrayBuffer> | undefined {
  if (multipart !== undefined) {
    headers.set('content-type', `multipart/form-data; boundary=${BOUNDARY}`)
    return multipartOf(multipart)
  }
  if (body === undefined) return undefined
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Writes a form by hand: libraries add the types and names that are missing on purpose. */
function multipartOf(parts: NonNullable<Sent['multipart']>): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(([name, value]) => {
    const isFile = typeof value !== 'string'
    const named = name === null ? '' : `; name="${name}"${isFile ? `; filename="${value.filename}"` : ''}`
    const type = isFile && value.type !== undefined ? `Content-Type: ${value.type}\r\n` : ''
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data${named}\r\n${type}\r\n`
    return [
      Buffer.from(head),
      isFile ? Buffer.from(value.base64, 'base64') : Buffer.from(value),
      Buffer.from('\r\n'),
    ]
  })
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]))
}

/** Returns what is compared of an answer of the reference server. */
function shownOf({ status, text, json }: Answer, compare: RecordedCall['compare']): unknown {
  if (status >= 400) return json
  if (compare === 'text') return /<entry>.*?(<title>.*?<\/title>)/s.exec(text)?.[1]
  return Object.fromEntries((compare ?? []).map((path) => [path, valueAt(json, path.split('.'))]))
}

/** The texts of a library need not be the same behind their beginning. */
const LIBRARY = /^((?:Json|Query|Path) deserialize error): .*/s

/** Returns the part of an answer that counts: of an error its text, of everything else all of it. */
function toldOf(status: number, body: unknown): unknown {
  if (status < 400) return body ?? {}
  const error = typeof body === 'string' ? body : (field(body, 'error') ?? '')
  return typeof error === 'string' ? error.replace(LIBRARY, '$1') : error
}

/** Returns what stands at a path; `[]` stands for all entries of a list, and what is missing says so. */
function valueAt(value: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return value === undefined ? '(absent)' : value
  const [name = '', list] = first.split('[]')
  const inner = name === '' ? value : field(value, name)
  if (list === undefined) return inner === null && rest.length > 0 ? null : valueAt(inner, rest)
  return Array.isArray(inner) ? inner.map((each) => valueAt(each, rest)) : '(absent)'
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
