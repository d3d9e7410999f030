/** Tests docs/spec/identity.md#the-form-is-stored. */
import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_LINK, type KeyLink } from '#domain/identity/key-link.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { keyFiles } from '#tests/captured/vectors.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { storedKeyLink, storeKeyLink } from './store-key-link.ts'

const LINK: KeyLink = {
  way: 'signify',
  publicKey: keyFiles.signify.public_key_file,
  claim: { did: 'did:key:z', claim: '00', created_at: '2026-11-22T06:17:59.683865109Z' },
  signature: 'RW',
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
})

const stored = () => localStorage.getItem(LATE_KEYS.keyLink)

// docs/spec/identity.md#the-form-is-stored
test.each([LINK, { ...LINK, claim: null }, EMPTY_LINK])('%o comes back as it was', (link) => {
  expect(storeKeyLink('alice', link)).toBe(true)
  expect(storedKeyLink('alice')).toEqual(link)
})

// docs/spec/identity.md#the-form-is-stored
test('it is of its author only', () => {
  storeKeyLink('alice', LINK)
  expect(storedKeyLink('bob')).toEqual(EMPTY_LINK)
  expect(storeKeyLink('bob', EMPTY_LINK)).toBe(false)
  expect(storedKeyLink('alice')).toEqual(LINK)
})

test('a secret key is not kept, and an empty form leaves nothing', () => {
  const secret = keyFiles.minisign.secret_key_file
  storeKeyLink('alice', { ...LINK, publicKey: secret, signature: secret })
  expect(storedKeyLink('alice')).toEqual({ ...LINK, publicKey: '', signature: '' })
  storeKeyLink('alice', EMPTY_LINK)
  expect(stored()).toBeNull()
})

test('what is damaged counts as not filled in', () => {
  localStorage.setItem(LATE_KEYS.keyLink, '{"way":"pgp","publicKey":"RW","claim":"00"}')
  expect(storedKeyLink('alice')).toEqual({ ...EMPTY_LINK, publicKey: 'RW' })
  localStorage.setItem(LATE_KEYS.keyLink, '{"way":7}')
  expect(storedKeyLink('alice')).toEqual(EMPTY_LINK)
})
