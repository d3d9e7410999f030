/**
 * Lets 200 clients read and write at the demo's server for five minutes, and says whether its memory stays as
 * it is (docs/reliability.md, "Load and leaks").
 */
import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { type Client, join, ROUND, type Tally } from '../tests/load/crowd.ts'
import { type Measured, startMeasuredServer } from './server.ts'
import { printTable } from './table.ts'

const CLIENTS = 200
/** Seconds between two measures. */
const PACE = 30
/** By so many MiB may the heap grow from the first minute to the last one. */
const MOST_GROWTH = 1

interface Sample {
  seconds: number
  requests: number
  memory: NodeJS.MemoryUsage
}

export async function run({ minutes = 5 }: { minutes?: number }) {
  const server = await startMeasuredServer('dist')
  const tally: Tally = { times: [], failures: [] }
  try {
    const clients: Client[] = []
    for (let number = 0; number < CLIENTS; number += 1)
      clients.push(await join({ origin: server.origin, send: fetch }, number, tally))
    tally.times = []
    const startedAt = performance.now()
    const ended = new AbortController()
    setMaxListeners(CLIENTS, ended.signal)
    const reading = Promise.all(clients.map((client) => read(client, ended.signal)))
    const samples = await watch(server, tally, startedAt, minutes * 60)
    ended.abort()
    await reading
    report(samples, tally)
    return { samples, ...tally }
  } finally {
    await server.stop()
  }
}

/** Opens a page at some time of the first round, and reads on until the end. */
async function read(client: Client, ended: AbortSignal): Promise<void> {
  const pause = (seconds: number) => setTimeout(seconds * 1000, undefined, { signal: ended })
  try {
    await pause(Math.random() * ROUND)
    await client.open()
    while (!ended.aborted) {
      await pause(ROUND * (0.8 + 0.4 * Math.random()))
      await client.round()
    }
  } catch (error) {
    if (!ended.aborted) throw error
  }
}

async function watch(server: Measured, tally: Tally, startedAt: number, seconds: number) {
  const samples: Sample[] = []
  for (let at = 0; at <= seconds; at += PACE) {
    await setTimeout(Math.max(0, startedAt + at * 1000 - performance.now()))
    samples.push({ seconds: at, requests: tally.times.length, memory: await server.memory() })
    console.log(`${at} s: ${tally.times.length} requests`)
  }
  return samples
}

const inMiB = (bytes = Number.NaN) => bytes / 2 ** 20

function report(samples: Sample[], { times, failures }: Tally): void {
  const columns = ['rss', 'heapUsed', 'external', 'arrayBuffers'] as const
  const rows = samples.map(({ seconds, requests, memory }) => [
    String(seconds),
    String(requests),
    ...columns.map((name) => inMiB(memory[name]).toFixed(2)),
  ])
  console.log(`\n${CLIENTS} clients; memory of the server in MiB, after the garbage was collected`)
  printTable(['seconds', 'requests', ...columns], rows)
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
  console.log(`\nanswers: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`)
  console.log(`errors: ${failures.length}`)
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`)
  const [first, last] = [samples.find(({ seconds }) => seconds >= 60), samples.at(-1)]
  const growth = inMiB(last?.memory.heapUsed) - inMiB(first?.memory.heapUsed)
  const verdict = growth <= MOST_GROWTH ? 'flat' : 'growing'
  console.log(`heap after the first minute: ${growth.toFixed(2)} MiB more at the end, ${verdict}`)
}
