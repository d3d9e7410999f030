/**
 * Makes wrong answers of lists: those that lead on for ever, and those that cannot be read
 * (docs/spec/lists.md#the-end-of-a-list, docs/spec/data.md#a-whole-answer).
 */
import { type InferOutput, object, optional, picklist, string } from 'valibot'

/** Answers whose Link header never ends. */
export const STORMS = [
  'leads to itself',
  'leads to itself, empty',
  'leads to another host',
  'leads to another path',
  'repeats',
  'is empty for ever',
  'has something new for ever',
] as const

/** Answers that are no list, and lists of which one entry is broken. */
export const UNREADABLE = [
  'is an object',
  'is a text',
  'is a number',
  'is null',
  'has ten megabytes',
  'is a page of HTML',
  'has a broken entry',
  'has an entry without an id',
] as const

export const ListFault = object({
  what: picklist([...STORMS, ...UNREADABLE]),
  /** The path of the only list that is wrong; `*` stands for one part of it. */
  path: optional(string()),
})
export type ListFault = InferOutput<typeof ListFault>

type Answer = (request: Request) => Promise<Response>
type Fault = (items: readonly unknown[], url: URL) => { body: unknown; next?: string }

const LARGE = 10_000_000

let made = 0
/** Returns an address of the same list that nobody has asked for yet. */
function furtherPage({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  made += 1
  query.set('max_id', `further-${made}`)
  return `${pathname}?${query}`
}

const withoutId = (item: unknown) => {
  if (typeof item !== 'object' || item === null) return {}
  const { id, account, domain, name, shortcode, url, ...others } = item as Record<string, unknown>
  return others
}

const FAULTS: Readonly<Record<ListFault['what'], Fault>> = {
  'leads to itself': (items, url) => ({ body: items, next: url.href }),
  'leads to itself, empty': (_, url) => ({ body: [], next: url.href }),
  'leads to another host': (items, { pathname, search }) => ({
    body: items,
    next: `https://elsewhere.example${pathname}${search}`,
  }),
  'leads to another path': (items) => ({ body: items, next: '/api/v1/mutes?max_id=1' }),
  repeats: (items, url) => ({ body: items, next: furtherPage(url) }),
  'is empty for ever': (_, url) => ({ body: [], next: furtherPage(url) }),
  'has something new for ever': (items, url) => {
    const next = furtherPage(url)
    return { body: items.slice(0, 1).map((item) => ({ ...Object(item), id: `${made}` })), next }
  },
  'is an object': () => ({ body: { a: [1] } }),
  'is a text': () => ({ body: 'hello' }),
  'is a number': () => ({ body: 5 }),
  'is null': () => ({ body: null }),
  'has ten megabytes': () => ({ body: { a: 'x'.repeat(LARGE) } }),
  'is a page of HTML': () => ({ body: undefined }),
  'has a broken entry': (items) => ({ body: items.map((item, at) => (at === 1 ? 7 : item)) }),
  'has an entry without an id': (items) => ({
    body: items.map((item, at) => (at === 1 ? withoutId(item) : item)),
  }),
}

const HTML = '<!doctype html><title>Sign in to the network</title><p>Welcome</p>'

/** Returns the answer to a call, a wrong one where it is a list. */
async function answerWrongly({ what, path }: ListFault, request: Request, answer: Answer): Promise<Response> {
  const url = new URL(request.url)
  const concerns = path === undefined || isPath(url.pathname, path)
  if (request.method !== 'GET' || !url.pathname.startsWith('/api/') || !concerns) return answer(request)
  const asked = what === 'repeats' || what === 'has something new for ever' ? firstPage(request) : request
  const right = await answer(asked)
  const items: unknown = right.ok
    ? await right
        .clone()
        .json()
        .catch(() => null)
    : null
  if (!Array.isArray(items)) return right
  const { body, next } = FAULTS[what](items, url)
  const headers = new Headers(right.headers)
  headers.delete('link')
  headers.delete('content-length')
  if (next !== undefined) headers.set('link', `<${next}>; rel="next"`)
  if (body === undefined) headers.set('content-type', 'text/html')
  return new Response(body === undefined ? HTML : JSON.stringify(body), { status: right.status, headers })
}

/** Returns what answers the calls of pages while lists go wrong. */
export const listFault = (fault: ListFault) => ({
  answer: (request: Request, answer: Answer) => answerWrongly(fault, request, answer),
})

function isPath(pathname: string, wanted: string): boolean {
  const [parts, names] = [pathname.split('/'), wanted.split('/')]
  return parts.length === names.length && names.every((name, at) => name === '*' || name === parts[at])
}

function firstPage(request: Request): Request {
  const url = new URL(request.url)
  for (const name of ['max_id', 'offset']) url.searchParams.delete(name)
  return new Request(url, { headers: request.headers })
}
