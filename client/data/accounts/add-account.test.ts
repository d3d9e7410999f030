/** Tests docs/spec/session.md#adding-an-account, against the reference server. */
import { beforeEach, expect, test, vi } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Account } from '#contract/entities/account.ts'
import { loadPage } from '#platform/page/location.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { connectToServer, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
import { accountsHere, tokenHere } from '../storage/accounts-here.ts'
import { takePlace } from '../storage/owner.ts'
import { cardOf } from '../storage/stored-card.ts'
import { addAccount, NoPlace, SameAccount } from './add-account.ts'

vi.mock('#platform/page/location.ts', () => ({ loadPage: vi.fn(), navigate: vi.fn() }))

let alice: Account

/** Begins a session at the server. */
async function begin(username: string) {
  const token = await tokenOf(username)
  return { account: await call(getViewer, {}, { token }), token }
}

const isEnded = (token: string) =>
  call(getViewer, {}, { token }).then(
    () => false,
    () => true,
  )

const signedIn = () => accountsHere().map(({ card, token }) => [card.username, token])

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.mocked(loadPage).mockReset()
  connectToServer()
  await signInAs('alice')
  alice = await call(getViewer, {})
  takePlace(cardOf(alice))
})

// docs/spec/session.md#adding-an-account
test('an account stands beside the one of the page, which is left for it', async () => {
  const bob = await begin('bob')
  await addAccount(bob, alice, '/home')
  expect(signedIn()).toEqual([
    ['alice', currentToken()],
    ['bob', bob.token],
  ])
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/home')
})

// docs/spec/session.md#adding-an-account
test('the account of the page is not added, and its second session ends', async () => {
  const again = await begin('alice')
  await expect(addAccount(again, alice, '/home')).rejects.toThrow(SameAccount)
  expect([await isEnded(again.token), await isEnded(currentToken() ?? '')]).toEqual([true, false])
  expect(loadPage).not.toHaveBeenCalled()
})

// docs/spec/session.md#adding-an-account
test('one that was signed in already stands there once, with the new session alone', async () => {
  const [first, second] = [await begin('bob'), await begin('bob')]
  await addAccount(first, alice, '/home')
  await addAccount(second, alice, '/home')
  expect(tokenHere(second.account.id)).toBe(second.token)
  expect(signedIn()).toHaveLength(2)
  expect([await isEnded(first.token), await isEnded(second.token)]).toEqual([true, false])
})

// docs/spec/session.md#adding-an-account
test('where the browser keeps nothing, the session ends and the page stays', async () => {
  const bob = await begin('bob')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { setItem } = localStorage
  vi.stubGlobal('localStorage', {
    ...localStorage,
    getItem: localStorage.getItem,
    setItem: (key: string, text: string) => {
      if (key.endsWith(KEYS.card)) throw new Error('full')
      setItem(key, text)
    },
    removeItem: localStorage.removeItem,
  })
  await expect(addAccount(bob, alice, '/home')).rejects.toThrow(NoPlace)
  expect(await isEnded(bob.token)).toBe(true)
  expect([signedIn(), vi.mocked(loadPage).mock.calls]).toEqual([[], []])
})
