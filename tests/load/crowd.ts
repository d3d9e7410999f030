/**
 * Clients without a browser that ask a server what open pages of Kith ask it (docs/performance.md, "What one
 * client asks of its server"). Each has an account of its own.
 */
import { randomUUID } from 'node:crypto'
import type { Account } from '#contract/entities/account.ts'
import type { Notification } from '#contract/entities/notification.ts'
import type { Post } from '#contract/entities/post.ts'

/** Seconds between two rounds of an active tab, and how many rounds an hour has. */
export const ROUND = 45
const ROUNDS_AN_HOUR = 3600 / ROUND

/** One client in so many writes all the time. */
const WRITES = 10

/** The requests of all clients of a crowd, and how long each answer took, in milliseconds. */
export interface Tally {
  times: number[]
  /** The requests answered with an error, or not at all. */
  failures: string[]
}

export interface Client {
  /** Asks what opening a page asks of the API. */
  open(): Promise<void>
  /** Asks what an active reader asks in one round. */
  round(): Promise<void>
}

/** The server that a crowd asks: its address, and the way to it. */
export interface Place {
  origin: string
  send: (request: Request) => Promise<Response>
}

type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer | null>

const NAME = 'reader'

/** Registers somebody new, who follows ten people of the directory, and returns their client. */
export async function join(place: Place, number: number, tally: Tally): Promise<Client> {
  const guest = askAs(place, null, tally)
  const who = { username: `${NAME}${number}`, password: 'demo-password' }
  await guest('POST', '/api/v1/accounts', who)
  const grant = { grant_type: 'password', ...who }
  const session = await guest<{ access_token: string }>('POST', '/oauth/token', grant)
  const ask = askAs(place, session?.access_token ?? null, tally)
  const all = (await ask<Account[]>('GET', '/api/v1/directory?limit=40')) ?? []
  // Posts of the crowd come and go, and a like of one that has gone would be refused.
  const people = all.filter(({ username }) => !username.startsWith(NAME))
  for (const { id } of people.slice(0, 10)) await ask('POST', `/api/v1/accounts/${id}/follow`, {})
  return clientOf(ask, number, people[10])
}

/** Returns the function by which somebody asks the server, and which counts that. */
function askAs({ origin, send }: Place, token: string | null, tally: Tally): Ask {
  const headers = {
    'Accept-Encoding': 'br',
    'Content-Type': 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  }
  return async (method, path, body) => {
    const startedAt = performance.now()
    try {
      const keys = path.endsWith('/statuses') ? { 'Idempotency-Key': randomUUID() } : {}
      const init = { method, headers: { ...headers, ...keys }, ...(body && { body: JSON.stringify(body) }) }
      const answer = await send(new Request(origin + path, init))
      const bytes = await answer.arrayBuffer()
      tally.times.push(performance.now() - startedAt)
      if (!answer.ok) throw new Error(String(answer.status))
      const isJson = answer.headers.get('content-type')?.includes('json')
      return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null
    } catch (error) {
      tally.failures.push(`${method} ${path}: ${error}`)
      return null
    }
  }
}

function clientOf(ask: Ask, number: number, friend: Account | undefined): Client {
  let rounds = number
  let home: Post[] = []
  let newest = '0'
  let liked: string | null = null
  let written: string | null = null

  async function askForNews(): Promise<void> {
    home = (await ask<Post[]>('GET', '/api/v1/timelines/home?limit=20')) ?? home
    const news = await ask<Notification[]>('GET', `/api/v1/notifications?limit=20&min_id=${newest}`)
    newest = news?.[0]?.id ?? newest
  }

  const postInView = (): Post | undefined => {
    const entry = home[rounds % home.length]
    return entry?.reblog ?? entry
  }

  async function tellMarker(): Promise<void> {
    await ask('GET', '/api/v1/markers?timeline[]=home&timeline[]=notifications')
    await ask('POST', '/api/v1/markers', { home: { last_read_id: home[0]?.id ?? '' } })
  }

  /** Likes another post than before: nobody has more than one liked, so the world stays as large as it is. */
  async function like(): Promise<void> {
    if (liked !== null) await ask('POST', `/api/v1/statuses/${liked}/unfavourite`)
    liked = postInView()?.id ?? null
    if (liked !== null) await ask('POST', `/api/v1/statuses/${liked}/favourite`)
  }

  /** Publishes a post in place of the last one, and follows somebody or does not any more. */
  async function write(): Promise<void> {
    const post = await ask<Post>('POST', '/api/v1/statuses', { status: `Round ${rounds} of **${number}**` })
    if (written !== null) await ask('DELETE', `/api/v1/statuses/${written}`)
    written = post?.id ?? null
    const deed = rounds % 2 === 0 ? 'follow' : 'unfollow'
    if (friend) await ask('POST', `/api/v1/accounts/${friend.id}/${deed}`, {})
  }

  /** What a reader asks for besides news, and how often in an hour. */
  const others: { perHour: number; ask: () => Promise<unknown> }[] = [
    { perHour: 27, ask: () => ask('GET', pathOf(postInView()?.account.avatar)) },
    { perHour: 16, ask: tellMarker },
    { perHour: 22, ask: () => ask('GET', '/api/v2/instance') },
    { perHour: 11, ask: () => ask('GET', '/api/v1/accounts/verify_credentials') },
    { perHour: 11, ask: () => ask('GET', `/api/v1/statuses/${postInView()?.id}/thread`) },
    {
      perHour: 10,
      ask: () => ask('GET', `/api/v1/accounts/relationships?id[]=${postInView()?.account.id}`),
    },
    { perHour: 10, ask: like },
  ]
  const isDue = ({ perHour }: { perHour: number }) =>
    Math.floor(((rounds + 1) * perHour) / ROUNDS_AN_HOUR) > Math.floor((rounds * perHour) / ROUNDS_AN_HOUR)

  return {
    async open() {
      for (const path of ['/api/v1/accounts/verify_credentials', '/api/v2/instance', '/api/v1/lists'])
        await ask('GET', path)
      await askForNews()
      await tellMarker()
    },
    async round() {
      await askForNews()
      for (const other of others) if (isDue(other)) await other.ask()
      if (number % WRITES === 0) await write()
      rounds += 1
    },
  }
}

const pathOf = (address: string | null | undefined): string => {
  const { pathname, search } = new URL(address ?? '/', 'http://server.example')
  return pathname + search
}
