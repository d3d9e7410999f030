/** Settings (docs/server/settings.md#settings). */
import { beforeEach, expect, test } from 'vitest'
import { NOON, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'

let alice: Visitor

beforeEach(() => {
  alice = visit(
    smallWorld(() => NOON),
    'alice',
  )
})

async function save(config: Record<string, unknown>) {
  const answer = await alice.send('POST', '/api/v1/settings/client_config', config)
  const body = await answer.json()
  return answer.status === 200 ? body.client_config : [answer.status, body.error]
}

test('one key is replaced wholly, the others stay', async () => {
  await save({ kith: { a: 1, b: 2 } })
  await save({ other: true })
  expect(await save({ kith: { a: 3 } })).toEqual({ kith: { a: 3 }, other: true })
})

test.each([[{}], [{ one: 1, two: 2 }]])('%o is not one key', async (config) => {
  expect(await save(config)).toEqual([400, "can't update more than one config"])
})

test('stored and new together have a limit', async () => {
  await save({ kith: 'x'.repeat(15_000) })
  expect(await save({ kith: 'x'.repeat(5_000) })).toEqual([400, 'client config size exceeds limit'])
})
