/**
 * Reads answers that are not what was asked for, with every call of the contract: each is refused as
 * unreadable. A new call is among them by itself. Tests docs/spec/data.md#a-whole-answer.
 */
import { expect, test } from 'vitest'
import { type Endpoint, expectedStatus } from '#contract/endpoint.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { call, connect } from '#data/connection/api.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { found } from '#tests/harness/found.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const modules = import.meta.glob<Record<string, unknown>>('../../contract/endpoints/*.ts', { eager: true })

/** Returns whether something is read from the answer of a call. */
const isRead = ({ returns }: Endpoint) =>
  returns !== undefined && !('entries' in returns && Object.keys(Object(returns.entries)).length === 0)

const calls = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) && isRead(endpoint) ? [{ name, endpoint }] : [],
  ),
)

const WRONG: Readonly<Record<string, string>> = {
  'an object of something else': '{"a":[1]}',
  'a text': '"hello"',
  'a number': '5',
  null: 'null',
  'ten megabytes': JSON.stringify({ a: 'x'.repeat(10_000_000) }),
  'a page of HTML': '<!doctype html><title>Sign in to the network</title>',
  'a list of numbers': '[1,2,3]',
  'a list of nothing': '[{},{}]',
}

/** Arguments of any call. */
const given = { params: new Proxy({}, { get: () => '1' }), query: {}, body: {} }

const ask = (endpoint: Endpoint, body: string): Promise<unknown> => {
  connect({
    origin: 'https://kith.example',
    fetch: async () => new Response(body, { status: expectedStatus(endpoint) }),
  })
  return call<Endpoint>(endpoint, given as never, { token: null }).catch((error: unknown) => error)
}

test.each(found('calls', calls))('$name refuses each whole answer that is none', async ({ endpoint }) => {
  for (const [what, body] of Object.entries(WRONG)) {
    const answer = await ask(endpoint, body)
    expect([what, answer instanceof ApiError ? answer.kind : answer]).toEqual([what, 'unreadable'])
  }
})

// docs/spec/data.md#a-broken-part
test.each(
  found(
    'lists',
    calls.filter(({ endpoint }) => endpoint.paged === 'link'),
  ),
)('$name leaves a broken entry out and counts it', async ({ endpoint }) => {
  const account = { id: 'a', username: 'a', acct: 'a' }
  const entry = (id: number) => ({ id, account, sender: account, last_status: { id, account }, type: 'x' })
  const entries = Array.from({ length: 20 }, (_, at) => entry(at + 1))
  for (const broken of [7, { username: 'nobody' }]) {
    const page = Object(await ask(endpoint, JSON.stringify(entries.with(4, broken as never))))
    expect([page.items?.length, page.unreadable, unreadableIn(page.items ?? [])]).toEqual([19, 1, 1])
  }
})
