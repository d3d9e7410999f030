/**
 * Sends the reference server calls of every kind, in any order, from three people and a guest. It never
 * breaks down, says nothing to anybody who may not hear it, and calls everything by the same id each time
 * (docs/reliability.md#the-reference-server).
 */
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Endpoint, expectedStatus } from '#contract/endpoint.ts'
import { createServer, routes } from '#server/app.ts'
import { chance, SEED } from '#tests/harness/seeded.ts'
import { ORIGIN, person, type Visitor, visit } from '#tests/harness/visitor.ts'
import { createAudiences, type Viewer } from './audiences.ts'
import { type Known, type MadeCall, makeCall } from './grammar.ts'
import { makeLegalCall } from './legal.ts'
import { fuzzWorld } from './world.ts'

/** A short form for every day; `KITH_FUZZ_RUNS=5000` for a long one. */
const RUNS = Number(process.env.KITH_FUZZ_RUNS ?? 20)

const PEOPLE = ['alice', 'bob', 'carol'] as const
const VIEWERS = [...PEOPLE, null]

/** Ends whoever asks, so that nothing could be asked afterwards. */
const ENDING = 'POST /api/v1/settings/delete_account'

/** Calls that are sent in their legal form alone, which ends nobody who asks. */
const ONLY_LEGAL = new Set([
  'POST /oauth/revoke',
  'DELETE /api/v1/settings/sessions/:id',
  'DELETE /api/v1/admin/accounts/:id',
])

const ENDPOINTS = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => `${method} ${path}` !== ENDING)

/** The calls at which a real server answers 500 to a person's mistake (docs/server/errors.md). */
const BREAKS = [
  // A NUL in what is stored, a marker of more than 100 characters, a post that quotes itself.
  'POST /api/v1/statuses',
  'PUT /api/v1/statuses/:id',
  'PATCH /api/v1/accounts/update_credentials',
  'POST /api/v1/lists',
  'POST /api/v1/settings/client_config',
  'POST /api/v1/markers',
  'POST /api/v1/statuses/:id/make_permanent',
  'PUT /api/v1/lists/:id',
  'POST /api/v1/lists/:id/accounts',
  'DELETE /api/v1/subscriptions/invoices/:id',
  'POST /api/v1/subscriptions/invoices',
  'POST /api/v1/subscriptions/options',
  'POST /api/v1/accounts/identity_proof',
  'POST /api/v1/accounts',
  'POST /oauth/token',
]

/** Comes in no order (docs/server/relationships.md#asking-for-relationships). */
const UNORDERED = '/api/v1/accounts/relationships'

/** Pages outside the API that show posts. */
const PAGES = ['/feeds/users/alice', '/feeds/users/bob', '/@alice', '/users/bob']

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Returns who may send a call in its legal form: the viewer of the step first. */
const sendersFrom = (viewer: Viewer) => [
  ...PEOPLE.filter((each) => each === viewer),
  ...PEOPLE.filter((each) => each !== viewer),
]

interface Step {
  viewer: Viewer
  at: number
  seed: number
  /** Whether the call is made as somebody makes it who means well, by whoever may. */
  isLegal: boolean
}

/** Posts are written more often than everything else, so that there is something to find. */
const WRITE = ENDPOINTS.findIndex((endpoint) => nameOf(endpoint) === 'POST /api/v1/statuses')
const WRITES_IN = 4

const steps = fc
  .array(
    fc.record({
      viewer: fc.constantFrom(...VIEWERS),
      at: fc.nat(ENDPOINTS.length - 1),
      seed: fc.nat(),
      isLegal: fc.boolean(),
    }),
    { maxLength: 90, size: 'max' },
  )
  .map((all) => all.map((step, turn) => (turn % WRITES_IN === 0 ? { ...step, at: WRITE } : step)))

/** Some calls need what two others have made. */
const TIMES = 3

/** Makes every call in its legal form, in any order; those that delete come last. */
function everyCall(): Step[] {
  const random = chance(SEED)
  const shuffled = (isLast: boolean) =>
    ENDPOINTS.flatMap(({ method }, at) => ((method === 'DELETE') === isLast ? [{ at, place: random() }] : []))
      .sort((one, other) => one.place - other.place)
      .map(({ at }) => ({ viewer: null, at, seed: Math.floor(random() * 2 ** 31), isLegal: true }))
  return [...Array.from({ length: TIMES }, () => shuffled(false)).flat(), ...shuffled(true)]
}

/** The calls that answer with the post that was written. */
const WRITES = ['POST /api/v1/statuses', 'PUT /api/v1/statuses/:id']

/** How often each call was accepted. Those are left out that this version has no longer. */
const accepted = new Map(ENDPOINTS.filter(({ until }) => !until).map((endpoint) => [nameOf(endpoint), 0]))

async function run(all: readonly Step[]): Promise<void> {
  const world = fuzzWorld()
  const server = createServer({ world, rateLimits: false })
  const visitors = new Map<Viewer, Visitor>(VIEWERS.map((each) => [each, visit(world, each, server)]))
  const audiences = createAudiences(visitors)
  const known: Known = { posts: [], accounts: [], polls: [], others: [], words: [] }
  const ids = new Map<string, string>()
  for (const { id } of world.accounts.values()) known.accounts.push(id)

  /** Returns the call of a step with its words, and whose it is. */
  function callOf({ viewer, at, seed, isLegal }: Step, turn: number) {
    const endpoint = ENDPOINTS[at]
    if (!endpoint) throw new RangeError('no such step')
    const random = chance(seed)
    const words = `secret${turn}word`
    const isOnlyLegal = ONLY_LEGAL.has(nameOf(endpoint))
    for (const sender of isLegal || isOnlyLegal ? sendersFrom(viewer) : []) {
      const call = makeLegalCall(endpoint, { world, viewer: person(world, sender), words, random })
      if (call) return { endpoint, call, viewer: sender, words }
    }
    if (isOnlyLegal) return null
    const call = makeCall(endpoint, { ...known, words: audiences.words() }, words, random)
    return { endpoint, call, viewer, words }
  }

  for (const [turn, step] of all.entries()) {
    const made = callOf(step, turn)
    if (!made) continue
    const { endpoint, call, viewer, words } = made
    const visitor = visitors.get(viewer)
    if (!visitor) throw new RangeError('no such viewer')
    const answer = await send(visitor, call)
    const what = `${viewer ?? 'a guest'}: ${call.method} ${call.path} ${JSON.stringify(call.body)}`
    expectDocumented(endpoint, answer, what)
    const isAccepted = answer.status === expectedStatus(endpoint)
    const times = accepted.get(nameOf(endpoint))
    if (isAccepted && times !== undefined) accepted.set(nameOf(endpoint), times + 1)
    if (isAccepted && call.method === 'DELETE') forget(known, ids, call.path)
    const isPost = answer.status === 200 && WRITES.includes(`${call.method} ${endpoint.path}`)
    if (isPost) audiences.note(words, answer.json as never)
    learn(known, ids, answer.json, what)
    await expectSecret(audiences, viewer, answer.text, what)
    if (endpoint.method === 'GET' && answer.status === 200) {
      const again = await send(visitor, call)
      const isOrdered = endpoint.path !== UNORDERED
      const idsOf = ({ json }: Answer) => (isOrdered ? idsIn(json) : idsIn(json).sort())
      expect(idsOf(again), `${what}, once more`).toEqual(idsOf(answer))
      if (answer.link) await expectNext(visitor, endpoint, answer, what)
    }
  }
  for (const [viewer, visitor] of visitors) {
    for (const path of [...PAGES, ...known.posts.map((id) => `/api/v1/statuses/${id}/thread`)]) {
      const { text } = await send(visitor, { method: 'GET', path, body: undefined, headers: {} })
      await expectSecret(audiences, viewer, text, `${viewer ?? 'a guest'}: GET ${path}`)
    }
  }
}

interface Answer {
  status: number
  type: string
  text: string
  json: unknown
  link: string | null
}

async function send(visitor: Visitor, { method, path, body, headers }: MadeCall): Promise<Answer> {
  const answer = await visitor.send(method, path, body, headers)
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  return {
    status: answer.status,
    type,
    text,
    // Some calls answer with a type and no body.
    json: type.includes('json') && text !== '' ? JSON.parse(text) : null,
    link: answer.headers.get('link'),
  }
}

/** Expects a status, a type and a form that the docs name. */
function expectDocumented(endpoint: Endpoint, { status, type, text, json }: Answer, what: string): void {
  const mayBreak = BREAKS.includes(`${endpoint.method} ${endpoint.path}`)
  expect(status < 500 || (mayBreak && status === 500), `${what}: ${status} ${text}`).toBe(true)
  if (status !== expectedStatus(endpoint)) {
    expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400)
    return
  }
  if (status === 204) expect(text, what).toBe('')
  else expect(type, what).toMatch(endpoint.format === 'csv' ? /^text\/csv/ : /^application\/json/)
  if (!endpoint.returns || endpoint.format) return
  const read = safeParse(endpoint.returns, json)
  expect(read.success, `${what}: ${text.slice(0, 300)}`).toBe(true)
  if (Array.isArray(json)) expect(read.output, `${what}: no entry is refused`).toHaveLength(json.length)
}

/** Expects that an answer holds no words of a post that its viewer may not read. */
async function expectSecret(
  audiences: ReturnType<typeof createAudiences>,
  viewer: Viewer,
  text: string,
  what: string,
): Promise<void> {
  const mentioned = audiences.words().filter((words) => text.includes(words))
  if (mentioned.length === 0) return
  const secrets = await audiences.secretTo(viewer)
  expect(
    mentioned.filter((words) => secrets.has(words)).map((words) => [words, secrets.get(words)]),
    `${what} tells what is not for ${viewer ?? 'guests'}`,
  ).toEqual([])
}

/** Notes the ids of an answer. An address stands for one person, a URI for one post, each time. */
function learn(known: Known, ids: Map<string, string>, value: unknown, what: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const each of Object.values(value)) learn(known, ids, each, what)
  if (!('id' in value)) return
  const id = String(value.id)
  const name =
    'acct' in value ? `@${value.acct}` : 'uri' in value && 'visibility' in value ? String(value.uri) : null
  if (name !== null) {
    expect(ids.get(name) ?? id, `${what}: the id of ${name}`).toBe(id)
    ids.set(name, id)
  }
  const list =
    'acct' in value
      ? known.accounts
      : 'visibility' in value
        ? known.posts
        : 'options' in value
          ? known.polls
          : known.others
  if (!list.includes(id)) list.push(id)
}

/** Forgets what was deleted: somebody else may have the address of an account then. */
function forget(known: Known, ids: Map<string, string>, path: string): void {
  const isLeft = (id: string) => !path.includes(id)
  for (const [name, id] of ids) if (!isLeft(id)) ids.delete(name)
  known.accounts = known.accounts.filter(isLeft)
  known.posts = known.posts.filter(isLeft)
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(idsIn)
  return 'id' in value ? [String(value.id), ...inner] : inner
}

/** Expects that the next page exists, and has nothing of this one. */
async function expectNext(visitor: Visitor, endpoint: Endpoint, { json, link }: Answer, what: string) {
  const [, address = ''] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? []
  expect(address, what).toContain(`${ORIGIN}/`)
  const path = address.slice(ORIGIN.length)
  const next = await send(visitor, { method: 'GET', path, body: undefined, headers: {} })
  expectDocumented(endpoint, next, `${what}, then ${path}`)
  expect(next.status, `${what}, then ${path}: ${next.text}`).toBe(200)
  const here = new Set(entryIds(json))
  expect(
    entryIds(next.json).filter((id) => here.has(id)),
    `${what}, twice`,
  ).toEqual([])
}

const entryIds = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((entry) => (entry && 'id' in entry ? [String(entry.id)] : [])) : []

/** The server reports what it did not expect. */
const reported = vi.spyOn(console, 'error')
beforeEach(() => void reported.mockClear())

test(`every call in its legal form, seed ${SEED}`, async () => {
  await run(everyCall())
  expect(reported.mock.calls, 'no handler throws').toEqual([])
}, 120_000)

test(`${RUNS} sequences of calls by three people and a guest, seed ${SEED}`, async () => {
  const property = fc.asyncProperty(steps, async (all) => {
    reported.mockClear()
    await run(all)
    expect(reported.mock.calls, 'no handler throws').toEqual([])
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 200 })
}, 14_400_000)

test('every call was accepted at least once', () => {
  expect([...accepted].filter(([, times]) => times === 0).map(([name]) => name)).toEqual([])
})
