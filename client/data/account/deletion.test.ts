/** Tests docs/spec/account.md#delete-the-account, docs/spec/session.md#logout. */
import { beforeEach, expect, test, vi } from 'vitest'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { localKeys } from '#platform/storage/local-storage.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { call } from '../connection/api.ts'
import { currentToken, returnPath } from '../connection/token.ts'
import { createAnswersTable } from '../storage/answers-table.ts'
import { createJournalDatabase } from '../storage/journal-database.ts'
import { isNumberKey } from '../storage/journal-keys.ts'
import { deleteAccount } from './deletion.ts'
import { leave } from './leave.ts'

vi.mock('#platform/page/location.ts', () => ({ loadPage: vi.fn(), navigate: vi.fn() }))

const PATH = '/api/v1/settings/delete_account'

/** Answers in the place of the server. */
let answer: (path: string) => Response | undefined
let id: string

beforeEach(async () => {
  vi.stubGlobal('location', { pathname: '/settings', search: '?section=delete', reload: vi.fn() })
  emptyDatabases()
  answer = () => undefined
  connectToServer({ onCall: (_, path) => answer(path) })
  id = (await call(lookupAccount, { query: { acct: 'alice' } })).id
  await signInAs('alice')
  localStorage.setItem(KEYS.owner, id)
  localStorage.setItem('post_content_new', 'unsent')
  localStorage.setItem(KEYS.theme, 'dark')
})

function expectNothingLeft() {
  expect(currentToken()).toBeNull()
  expect(returnPath()).toBeNull()
  expect(localStorage.getItem('post_content_new')).toBeNull()
  expect(localStorage.getItem(KEYS.theme)).toBeNull()
}

test('the account is gone, and what was stored here; the refused revocation is nothing to report', async () => {
  const complaint = vi.spyOn(console, 'error')
  const row = { accountId: id, key: 'q', stamp: 's', text: 'read', updatedAt: 1, usedAt: 1, size: 4 }
  await createAnswersTable().write(id, [row])
  await deleteAccount(id)
  expectNothingLeft()
  // The journal knows still that the values are deleted, and names none of them.
  const journal = createJournalDatabase()
  await vi.waitFor(async () => expect((await journal.all()).every(({ value }) => value === null)).toBe(true))
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['kith-journal'])
  await expect(call(lookupAccount, { query: { acct: 'alice' } })).rejects.toMatchObject({ status: 404 })
  expect(complaint).not.toHaveBeenCalled()
})

test.each([400, 413, 429, 500])('a refusal of %i leaves everything as it was', async (status) => {
  answer = (path) => (path === PATH ? new Response(null, { status }) : undefined)
  await expect(deleteAccount(id)).rejects.toMatchObject({ status })
  expect(currentToken()).not.toBeNull()
  expect(localStorage.getItem('post_content_new')).toBe('unsent')
})

test('an answer that was lost counts when the server does not know the account any more', async () => {
  await deleteAccount(id)
  await signInAs('bob')
  localStorage.setItem('post_content_new', 'unsent')
  answer = (path) => {
    if (path === PATH) throw new TypeError('connection lost')
    return undefined
  }
  await deleteAccount(id)
  expectNothingLeft()
})

// docs/spec/settings.md#what-cannot-be-read
test('a 404 of something before the server is no word on the account, and deletes nothing', async () => {
  answer = () => new Response('<h1>404 Not Found</h1>nginx', { status: 404 })
  await expect(deleteAccount(id)).rejects.toMatchObject({ status: 404 })
  expect(currentToken()).not.toBeNull()
  expect(localStorage.getItem('post_content_new')).toBe('unsent')
})

test('whoever tries again after a lost answer has no session, and nothing is left either', async () => {
  localStorage.setItem(KEYS.owner, id)
  answer = (path) => {
    if (path === PATH) return new Response(null, { status: 401 })
    if (path === `/api/v1/accounts/${id}`) return refusal
    return undefined
  }
  const refusal = Response.json({ error_description: 'profile not found' }, { status: 404 })
  await deleteAccount(id)
  expectNothingLeft()
})

test('without any connection the account may still be there', async () => {
  answer = () => {
    throw new TypeError('connection lost')
  }
  await expect(deleteAccount(id)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(localStorage.getItem('post_content_new')).toBe('unsent')
})

// docs/spec/session.md#logout
test('what a part of the page stores while the database is wiped goes, too', async () => {
  const leaving = leave(true, id)
  for (const key of [LATE_KEYS.knownVersion, KEYS.homeSeen]) localStorage.setItem(key, 'late')
  await leaving
  expectNothingLeft()
  expect(localKeys().filter((key) => !isNumberKey(key))).toEqual([])
})
