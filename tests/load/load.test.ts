/** Tests that a server which has answered many requests is as large as before. */
import { afterEach, expect, test } from 'vitest'
import { type Measured, startMeasuredServer } from '../../bench/server.ts'
import { type Client, join, type Tally } from './crowd.ts'

const CLIENTS = 20
/** One portion is what the clients ask in so many rounds of 45 seconds: without the time between them. */
const ROUNDS = 30
/** How many bytes of the heap may be left of a request, on average. */
const MOST_LEFT = 20

let server: Measured | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

test('nothing stays in the server of a request', async () => {
  server = await startMeasuredServer('dist')
  const tally: Tally = { times: [], failures: [] }
  const { origin } = server
  const clients: Client[] = []
  for (let number = 0; number < CLIENTS; number += 1) clients.push(await join(origin, number, tally))
  await Promise.all(clients.map((client) => client.open()))
  const portion = async () => {
    await Promise.all(clients.map(readOn))
    return (await server?.memory())?.heapUsed ?? Number.NaN
  }

  await portion() // what is compiled and cached once
  const before = await portion()
  const answered = tally.times.length
  const after = await portion()
  expect(tally.failures).toEqual([])
  const requests = tally.times.length - answered
  const left = (after - before) / requests
  console.info(`${requests} requests, ${left.toFixed(1)} bytes left of each`)
  expect(left).toBeLessThan(MOST_LEFT)
})

async function readOn(client: Client): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await client.round()
}
