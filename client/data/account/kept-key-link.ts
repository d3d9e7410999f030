/** Keeps the form that links a key, over a reload and the end of a session (docs/spec/identity.md#the-form-is-kept). */
import { EMPTY_LINK, type KeyLink } from '#domain/identity/key-link.ts'
import { keptPart } from '#domain/identity/key-problem.ts'
import { KEYS, readStored } from '#platform/storage.ts'
import { STORED_KEY_LINK } from '../storage/stored-key-link.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** Returns what an account has filled in. */
export const keptKeyLink = (accountId: string): KeyLink =>
  isOwner(accountId) ? readStoredValue(STORED_KEY_LINK) : EMPTY_LINK

/** Keeps what an account has filled in. Returns false when the browser refuses. */
export const keepKeyLink = (accountId: string, link: KeyLink): boolean =>
  isOwner(accountId) && writeStoredValue(STORED_KEY_LINK, keptPart(link))

/** Nobody else may read or write what belongs to the owner of the storage. */
const isOwner = (accountId: string) => readStored(KEYS.owner) === accountId
