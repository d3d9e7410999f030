/**
 * The accounts that have a place on this device, with their sessions (docs/spec/session.md#several-accounts).
 */
import { safeParse } from 'valibot'
import { isToken } from '#domain/session/token.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { accountOfApart } from './apart-key.ts'
import { type AccountCard, STORED_CARD } from './stored-card.ts'
import { browserTexts, type TextStorage, textsOf } from './text-storage.ts'

export interface AccountHere {
  card: AccountCard
  /** Null when its session has ended by itself. */
  token: string | null
}

/** Returns the ids of all accounts that have a place here, the owner first. */
export function idsHere(storage: TextStorage): string[] {
  const owner = storage.read(KEYS.owner) ?? NOBODY
  const apart = storage.keys().flatMap((key) => accountOfApart(key, KEYS.card) ?? [])
  return [owner, ...apart.sort()].filter((id) => id !== NOBODY)
}

/** Returns the token of an account; null where its session has ended, or it has no place here. */
export function tokenHere(accountId: string, storage: TextStorage = browserTexts): string | null {
  const token = textsOf(accountId, storage).read(KEYS.token)
  return token !== null && isToken(token) ? token : null
}

/** Returns the accounts that are signed in beside this one. */
export const othersSignedIn = (accountId: string, storage: TextStorage = browserTexts): string[] =>
  idsHere(storage).filter((id) => id !== accountId && tokenHere(id, storage) !== null)

/** Returns the accounts that were signed in beside each other, those whose session has ended too. */
export const accountsHere = (storage: TextStorage = browserTexts): AccountHere[] =>
  idsHere(storage).flatMap((id) => {
    const { success, output } = safeParse(STORED_CARD.schema, textsOf(id, storage).read(KEYS.card))
    return success && output?.id === id ? [{ card: output, token: tokenHere(id, storage) }] : []
  })
