/** Tests docs/spec/offline.md#two-weeks-without-a-visit, docs/spec/clocks.md#the-age-of-an-answer. */
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage/storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { type AnswersTable, createAnswersTable } from '../storage/answers-table.ts'
import { addCard } from '../storage/owner.ts'
import { browserTexts, textsOf } from '../storage/text-storage.ts'
import { forgetAbsent, hasAnswered } from './forget-absent.ts'
import { noteRestored, restored } from './restored.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T12:00:00Z')

let table: AnswersTable

beforeEach(() => {
  emptyDatabases()
  vi.stubGlobal('localStorage', memoryStorage())
  restored.set(new Map())
  table = createAnswersTable()
  browserTexts.write(KEYS.owner, 'alice')
  for (const id of ['alice', 'bob']) {
    addCard({ id, username: id, acct: id, display_name: null, avatar: null, emojis: [] })
    textsOf(id).write(KEYS.token, `token-of-${id}`)
  }
})

/** Stores answers of an account that were used so many days ago. */
const store = (accountId: string, ...days: number[]) =>
  table.write(
    accountId,
    days.map((ago, i) => {
      const usedAt = NOW - ago * DAY
      return { accountId, key: `q${i}`, stamp: 's', text: 'read', updatedAt: usedAt, usedAt, size: 4 }
    }),
  )

const left = async () => [...(await table.visits()).keys()]

// docs/spec/offline.md#two-weeks-without-a-visit
test('what an account has read goes after two weeks, and stays while it comes back', async () => {
  await store('alice', 20, 1)
  await store('bob', 20, 15)
  await forgetAbsent(table, NOW)
  expect(await left()).toEqual(['alice'])
  expect(await table.all('alice')).toHaveLength(2)
})

// docs/spec/offline.md#two-weeks-without-a-visit
test('what is stored of somebody who is not signed in any more goes at once', async () => {
  await store('alice', 1)
  await store('bob', 1)
  textsOf('bob').write(KEYS.token, null)
  await forgetAbsent(table, NOW)
  expect(await left()).toEqual(['alice'])
})

// docs/spec/clocks.md#the-age-of-an-answer
test('what a clock that was ahead has noted stays two weeks from now, and no longer', async () => {
  await store('bob', -4000)
  await forgetAbsent(table, NOW)
  await forgetAbsent(table, NOW + 13 * DAY)
  expect(await left()).toEqual(['bob'])
  await forgetAbsent(table, NOW + 15 * DAY)
  expect(await left()).toEqual([])
})

// docs/spec/offline.md#two-weeks-without-a-visit
test('before the server has answered in this visit, its time is not known', () => {
  const client = createQueryClient()
  expect(hasAnswered(client)).toBe(false)
  client.setQueryData(['posts', 'home'], 'as it was stored')
  noteRestored('["posts","home"]', NOW)
  expect(hasAnswered(client)).toBe(false)
  client.setQueryData(['instance'], 'as the server said')
  expect(hasAnswered(client)).toBe(true)
})
