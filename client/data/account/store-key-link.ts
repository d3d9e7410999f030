/**
 * Keeps the form that links a key, over a reload and the end of a session
 * (docs/spec/identity.md#the-form-is-stored).
 */
import { EMPTY_LINK, type KeyLink, WAYS_TO_SIGN } from '#domain/identity/key-link.ts'
import { storedPart } from '#domain/identity/key-problem.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { STORED_KEY_LINK } from '../storage/stored-key-link.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** Returns what an account has filled in. */
export function storedKeyLink(accountId: string): KeyLink {
  if (!isOwner(accountId)) return EMPTY_LINK
  const { way, publicKey = '', signature = '', did, claim, created_at } = readStoredValue(STORED_KEY_LINK)
  return {
    way: WAYS_TO_SIGN.find((known) => known === way) ?? EMPTY_LINK.way,
    publicKey,
    claim: did && claim && created_at ? { did, claim, created_at } : null,
    signature,
  }
}

/** Keeps what an account has filled in. Returns false when the browser refuses. */
export function storeKeyLink(accountId: string, link: KeyLink): boolean {
  const { way, publicKey, claim, signature } = storedPart(link)
  const texts = { way, publicKey, ...claim, signature }
  return isOwner(accountId) && writeStoredValue(STORED_KEY_LINK, link === EMPTY_LINK ? {} : texts)
}

/** Nobody else may read or write what belongs to the owner of the storage. */
const isOwner = (accountId: string) => accountHere() === accountId
