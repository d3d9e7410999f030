/** Performs the scenario on the reference server, and compares each answer with the captured one. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sendUntyped } from '#server/http/send-untyped.ts'
import type { Seed } from '#server/seeded-worlds.ts'
import { createSite } from '#server/web-client/site.ts'
import { createWebClient } from '#server/web-client/web-client.ts'
import { createWorlds } from '#server/worlds.ts'
import { Caller, type CallRecord } from './caller.ts'
import { type CapturedAnswer, readCapturedAnswers } from './captured-answers.ts'
import { type Difference, differences, IdPairs, inOrderOf, published } from './comparison.ts'
import { performClosedScenario } from './scenario/closed.ts'
import { performScenario } from './scenario/scenario.ts'
import { seedCaptured, seedClosed } from './seed.ts'

export interface Outcome {
  name: string
  /** Method and path of the call. */
  call: string
  /** Whether the reference server does not know the call. */
  isMissing: boolean
  differences: Difference[]
}

/** The headers that every answer has. They are compared in only one area. */
const EVERYWHERE = ['content-security-policy', 'x-content-type-options', 'vary']

type Scenario = (caller: Caller, time: { advance: (seconds: number) => void }) => Promise<void>

export async function replay(): Promise<Outcome[]> {
  const captured = new Map(readCapturedAnswers().map((answer) => [answer.name, answer]))
  const outcomes = [
    ...compareAll(await perform(performScenario, seedCaptured), captured),
    ...compareAll(await perform(performClosedScenario, seedClosed), captured),
  ]
  const notAsked = [...captured.values()].map(({ name }) => ({
    name,
    call: 'not performed',
    isMissing: false,
    differences: [{ path: 'call', real: 'performed', reference: 'not performed' }],
  }))
  return [...outcomes, ...notAsked]
}

async function perform(scenario: Scenario, seed: Seed): Promise<Caller> {
  let ahead = 0
  const clock = () => Date.now() + ahead
  const worlds = createWorlds({ seed, clock, random: Math.random, separate: false })
  const folder = await clientFolder()
  const webClient = await createWebClient({ folder, backend: worlds.fetch })
  const site = createSite({ backend: worlds.fetch, webClient, isPlain: true })
  const server = serve({
    fetch: async (request, { outgoing }) => sendUntyped(await site(request, ''), outgoing),
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const caller = new Caller(`http://127.0.0.1:${port}`, '0000')
  try {
    await scenario(caller, {
      advance(seconds) {
        ahead += seconds * 1000
      },
    })
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
  return caller
}

/** Creates a folder with the files of the web client that the scenario asks for, without a build. */
async function clientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-captured-'))
  await cp('client/public', folder, { recursive: true })
  await cp('client/index.html', join(folder, 'index.html'))
  return folder
}

/**
 * Compares all answers in the order of the scenario, which pairs ids as they come, and removes the compared
 * ones.
 */
function compareAll(caller: Caller, captured: Map<string, CapturedAnswer>): Outcome[] {
  const pairs = new IdPairs()
  return caller.records.flatMap((record) => {
    const answer = captured.get(record.name)
    captured.delete(record.name)
    return answer ? [compare(caller, answer, record, pairs)] : []
  })
}

function compare(caller: Caller, real: CapturedAnswer, reference: CallRecord, pairs: IdPairs): Outcome {
  const { name, request } = reference
  const isMissing =
    reference.status === 404 && reference.isEmpty && !(real.status === 404 && real.body === '')
  const body = published(caller, reference.body)
  const answer = {
    ...(real.status === undefined
      ? {}
      : { status: reference.status, headers: comparableHeaders(name, published(caller, reference.headers)) }),
    body,
  }
  const isList = reference.unordered && Array.isArray(real.body) && Array.isArray(body)
  const expected = {
    ...(real.status === undefined
      ? {}
      : { status: real.status, headers: comparableHeaders(name, real.headers ?? {}) }),
    body: isList ? inOrderOf(real.body, body, pairs) : real.body,
  }
  return {
    name,
    call: `${request.method} ${published(caller, request.path)}`,
    isMissing,
    differences: isMissing ? [] : [...differences(expected, answer, pairs)],
  }
}

function comparableHeaders(name: string, headers: Record<string, string | string[]>) {
  const kept = Object.entries(headers).filter(
    ([key]) => (name.startsWith('transport/') || !EVERYWHERE.includes(key)) && isCaptured(name, key),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, comparableHeader(key, String(value))]))
}

/** Tells whether a header was captured. Those that the closed instance exposed to other origins were not. */
const isCaptured = (name: string, key: string) =>
  !name.startsWith('closed-instance/') || key !== 'access-control-expose-headers'

function comparableHeader(key: string, value: string) {
  if (key === 'etag' || key === 'last-modified') return '<set>'
  // The real server writes these lists in any order.
  if (key.startsWith('access-control-') || key === 'vary') return value.split(', ').toSorted().join(', ')
  return value
}
