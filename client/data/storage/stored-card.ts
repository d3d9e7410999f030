/**
 * The card of an account, as local storage has it: what is shown of an account that is signed in beside
 * others (docs/spec/session.md#several-accounts). An account that has one has a place on this device.
 */
import { type InferOutput, nullable, object, pipe, string, transform } from 'valibot'
import { CustomEmoji } from '#contract/entities/emoji.ts'
import { listOf } from '#contract/tolerant.ts'
import { readJson } from '#platform/network/read-json.ts'
import { KEYS } from '#platform/storage/storage.ts'
import type { StoredValue } from './stored-value.ts'

const AccountCard = object({
  id: string(),
  username: string(),
  acct: string(),
  display_name: nullable(string()),
  avatar: nullable(string()),
  emojis: listOf(CustomEmoji),
})
export type AccountCard = InferOutput<typeof AccountCard>

export const STORED_CARD: StoredValue<AccountCard | null> = {
  key: KEYS.card,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), AccountCard),
  otherwise: null,
  toText: (card) => card && JSON.stringify(card),
}

/** Returns what is kept of an account. */
export const cardOf = ({ id, username, acct, display_name, avatar, emojis }: AccountCard): AccountCard => ({
  id,
  username,
  acct,
  display_name,
  avatar,
  emojis,
})
