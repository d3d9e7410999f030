/** Tests docs/spec/account.md#importing-in-portions against the reference server. */
import { beforeEach, expect, test } from 'vitest'
import { importFollows } from '#contract/endpoints/moving.ts'
import { seedSettings } from '#demo/seeds/settings.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { type Sent, sendPortions } from './send-portions.ts'

let portions: string[][]
let states: Sent[]

beforeEach(async () => {
  portions = []
  states = []
  connectToServer({ seed: seedSettings })
  await signInAs('nora')
})

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `person${index}@other.example,true`)

async function send(csv: string) {
  await call(importFollows, { body: { follows_csv: csv } })
  portions.push(csv.split('\n'))
}

const sendAll = (text: string, goesOn = () => true) =>
  sendPortions(text, { send, goesOn, onSent: (state) => states.push(state) })

// docs/spec/account.md#importing-in-portions
test('1,234 people are sent in three portions that the server takes', async () => {
  const text = ['Account address,Show boosts', ...lines(1_234), 'nobody at all'].join('\r\n')
  expect(await sendAll(text)).toBe(true)
  expect(portions.map(({ length }) => length)).toEqual([500, 500, 234])
  expect(portions.flat().at(-1)).toBe('person1233@other.example')
  expect(states.map(({ sent, total }) => [sent, total])).toEqual([
    [0, 1_234],
    [500, 1_234],
    [1_000, 1_234],
    [1_234, 1_234],
  ])
  expect(states.at(-1)?.rest).toBe('Account address,Show boosts\r\nnobody at all')
})

test('what was not sent stays when one stops', async () => {
  expect(await sendAll(lines(1_001).join('\n'), () => portions.length < 1)).toBe(false)
  expect(portions).toHaveLength(1)
  expect(states.at(-1)?.rest.split('\n')).toEqual(lines(1_001).slice(500))
})

// docs/spec/account.md#importing-in-portions
test('what was not sent stays when a portion fails', async () => {
  const failing = async (csv: string) => {
    if (portions.length === 1) throw new Error('the connection is lost')
    await send(csv)
  }
  const onSent = (state: Sent) => void states.push(state)
  const sending = sendPortions(lines(600).join('\n'), { send: failing, goesOn: () => true, onSent })
  await expect(sending).rejects.toThrow('the connection is lost')
  expect(states.at(-1)).toEqual({ sent: 500, total: 600, rest: lines(600).slice(500).join('\n') })
})
