/** Makes calls of the contract with legal, odd and illegal values, as many clients together send them. */
import { encodeQuery, type QueryValue } from '#contract/encoding.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Returns a number between 0 and 1, the next one each time. */
export type Random = () => number

/** The ids and names of earlier answers, so that later calls can ask for them. */
export interface Known {
  posts: string[]
  accounts: string[]
  polls: string[]
  /** Feeds, notifications, files and everything else with an id. */
  others: string[]
  /** The words by which a post is known again. */
  words: string[]
}

export interface MadeCall {
  method: string
  path: string
  body: unknown
  headers: Record<string, string>
}

export function oneOf<One>(list: readonly One[], random: Random): One {
  const at = Math.floor(random() * list.length)
  if (at >= list.length) throw new RangeError('There is nothing to choose from.')
  return list[at] as One
}

const ODD_IDS = [
  'x',
  '-1',
  '0',
  '99999999999',
  '00000000-0000-0000-0000-000000000000',
  'URN:UUID:0192f0a0-0000-7000-8000-000000000001',
  'ähm',
]

const ODD_TEXTS = [
  '',
  ' ',
  'x'.repeat(6_000),
  '\u0000',
  '\ud800',
  '<b>bold</b>',
  '@',
  '#',
  '[a](javascript:x)',
  '🦊',
]

const NAMES = [
  'alice',
  'bob',
  'carol',
  'dave',
  'erin@meadow.example',
  'nobody',
  '@alice@kith.example',
  'a@b@c',
]

/** Chooses one of the ids that are known, or an odd one now and then. */
const idFrom = (known: readonly string[], random: Random) =>
  known.length > 0 && random() < 0.9 ? oneOf(known, random) : oneOf(ODD_IDS, random)

type MakeValue = (known: Known, random: Random) => unknown

const oneOfThese =
  (...values: readonly unknown[]): MakeValue =>
  (_, random) =>
    oneOf(values, random)

const aPost: MakeValue = ({ posts }, random) => idFrom(posts, random)
const anAccount: MakeValue = ({ accounts }, random) => idFrom(accounts, random)
const another: MakeValue = ({ others }, random) => idFrom(others, random)
const several =
  (make: MakeValue): MakeValue =>
  (known, random) =>
    Array.from({ length: Math.floor(random() * 4) }, () => make(known, random))

const AUDIENCES = ['public', 'private', 'direct', 'conversation', 'subscribers', 'followers', '']

/** The values sent under certain names. `status` is the business of `write`. */
const BY_NAME: Record<string, MakeValue> = {
  visibility: oneOfThese(...AUDIENCES, 'private', 'direct'),
  privacy: oneOfThese('public', 'private', 'subscribers', 'x'),
  content_type: oneOfThese('text/markdown', 'text/html', 'text/plain', undefined, 'x'),
  limit: oneOfThese(undefined, undefined, 0, 1, 2, 5, 40, 200, 201, -1, 'x'),
  offset: oneOfThese(undefined, 0, 1, 7, 70_000, 'x'),
  max_id: (known, random) =>
    random() < 0.6 ? undefined : idFrom([...known.posts, ...known.others, '5'], random),
  min_id: (known, random) => (random() < 0.6 ? undefined : idFrom(known.others, random)),
  in_reply_to_id: (known, random) => (random() < 0.5 ? undefined : aPost(known, random)),
  quote_id: (known, random) => (random() < 0.8 ? undefined : aPost(known, random)),
  group_id: (known, random) => (random() < 0.9 ? undefined : anAccount(known, random)),
  media_ids: (known, random) => (random() < 0.8 ? undefined : several(another)(known, random)),
  account_ids: several(anAccount),
  id: (known, random) => several(random() < 0.5 ? aPost : anAccount)(known, random),
  sender_id: anAccount,
  recipient_id: anAccount,
  subscriber_id: anAccount,
  acct: oneOfThese(...NAMES),
  target_acct: oneOfThese(...NAMES),
  username: oneOfThese(...NAMES),
  timeline: oneOfThese(['home'], ['notifications'], ['home', 'notifications'], [], ['x']),
  choices: oneOfThese([0], [1], [0, 1], [0, 0], [7], [], [-1], ['x']),
  title: oneOfThese('Garden', 'Kitchen', 'garden', '', 'x'.repeat(300)),
  name: oneOfThese('club', 'bakers', 'alice', '', 'two words', 'x'.repeat(300)),
  q: ({ words, posts }, random) => {
    const address = `http://kith.example/objects/${oneOf(['x', ...posts], random)}`
    return oneOf([...NAMES, '#introductions', '>kettle', address, address, address, ...words], random)
  },
  file: oneOfThese('iVBORw0KGgo=', 'aGVsbG8=', '', 'no base64!'),
  media_type: oneOfThese('image/png', 'text/plain', 'video/mp4', '', 'x'),
  description: oneOfThese('a picture', '', null, undefined, 'x'.repeat(3_000)),
  poll: oneOfThese(undefined, undefined, null, { options: ['a', 'b'], expires_in: 3600 }, { options: [] }),
  emoji: oneOfThese('👍', '🎉', '%3Aleaf%3A', 'leaf', '', 'xx'),
}

interface Shape {
  type: string
  wrapped?: Shape
  item?: Shape
  options?: Shape[]
  entries?: Record<string, Shape>
}

function valueFor(name: string, shape: Shape, known: Known, random: Random): unknown {
  if (random() < 0.03) return oneOf([null, 5, 'x', true, {}, [], ...ODD_TEXTS], random)
  const make = BY_NAME[name]
  if (make) return make(known, random)
  const inner = shape.wrapped ?? shape
  if (shape.wrapped && random() < 0.4) return undefined
  switch (inner.type) {
    case 'boolean':
      return random() < 0.5
    case 'number':
      return oneOf([0, 1, 3_600, -1, 2 ** 40, 1.5], random)
    case 'array':
      return [valueFor('', inner.item ?? { type: 'string' }, known, random)]
    case 'object':
      return valuesFor(inner, known, random)
    case 'record':
      return { kith: { theme: 'dark', word: oneOf(ODD_TEXTS, random) } }
    case 'union':
      return valueFor('', oneOf(inner.options ?? [{ type: 'string' }], random), known, random)
    default:
      return oneOf([...ODD_TEXTS, 'words', 'true', 'false', '2026-01-01T00:00:00Z'], random)
  }
}

function valuesFor(shape: Shape, known: Known, random: Random): Record<string, unknown> {
  const entries = shape.entries ?? shape.options?.[0]?.entries ?? {}
  return Object.fromEntries(
    Object.entries(entries).map(([name, each]) => [name, valueFor(name, each, known, random)]),
  )
}

/** Returns a parameter of a path: an id of the kind that stands there. */
function parameter(path: string, name: string, known: Known, random: Random): string {
  const make =
    BY_NAME[name === 'id' ? '' : name] ??
    (path.includes('/statuses/') || path.includes('/admin/posts')
      ? aPost
      : path.includes('/polls/')
        ? ({ polls }: Known) => idFrom(polls, random)
        : path.includes('/accounts/') || path.includes('/follow_requests/')
          ? anAccount
          : name === 'hashtag' || name === 'tag'
            ? oneOfThese('introductions', 'none', '%00', 'ä')
            : another)
  return String(make(known, random))
}

/** The path, query and body of a call. */
export interface Given {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Returns the call of an endpoint with these values. */
export function callOf(endpoint: Endpoint, { params = {}, query = {}, body }: Given): MadeCall {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    return /%/.test(value) ? value : encodeURIComponent(value.toWellFormed())
  })
  return { method: endpoint.method, path: path + encodeQuery(asTexts(query)), body, headers: {} }
}

/** Makes a call of an endpoint with any values. `words` stand in what is written. */
export function makeCall(endpoint: Endpoint, known: Known, words: string, random: Random): MadeCall {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(
    names.map((name) => [name, parameter(endpoint.path, name, known, random)]),
  )
  const query = endpoint.query ? valuesFor(endpoint.query as unknown as Shape, known, random) : {}
  const body = endpoint.body ? valuesFor(endpoint.body as unknown as Shape, known, random) : undefined
  if (body && 'status' in body && !endpoint.path.endsWith('/conversation_tracking')) {
    body.status = textOf(words, random)
    if (body.poll) body.poll = { ...body.poll, options: [`a ${words}`, 'b'] }
  }
  const headers: Record<string, string> = {}
  if (endpoint.idempotent && random() < 0.3) headers['idempotency-key'] = oneOf(['one', 'two'], random)
  return { ...callOf(endpoint, { params, query, body }), headers }
}

const textOf = (words: string, random: Random) =>
  oneOf(['', '', '@bob ', '@alice ', '@carol ', '@nobody ', '#introductions ', '> quoted\n\n'], random) +
  words

/** Makes a query of values that are no part of any: an object has no place in it. */
const asTexts = (query: Record<string, unknown>): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)]
      return [name, value === null || value === undefined ? undefined : String(value).toWellFormed()]
    }),
  )
