/**
 * People who take turns on one browser without logging out: a session that has expired is no logout
 * (docs/spec/session.md#expiry-is-no-logout, docs/spec/session.md#two-people-on-one-browser), so what was written waits
 * for its author, and whoever signs in meanwhile finds nothing of it. Rows of the database carry their account; texts
 * in local storage change hands here.
 */
import { array, safeParse, string, tuple } from 'valibot'
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { readJson } from '#platform/read-json.ts'
import { ASIDE, KEYS, readStored, storedKeys, writeStored } from '#platform/storage.ts'
import { rows } from '../storage/rows.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'

const PERSONAL: readonly string[] = [
  KEYS.outbox,
  KEYS.readMark,
  KEYS.recentEmoji,
  KEYS.recentSearches,
  KEYS.pendingActions,
  KEYS.tried,
]

const isPersonal = (key: string) => isWritingKey(key) || PERSONAL.includes(key)

type Stored = [key: string, text: string][]

/** Gives local storage to an account. */
export async function changeHands(accountId: string): Promise<void> {
  const former = readStored(KEYS.owner)
  if (former === accountId) return
  stopWriting()
  if (former) writeStored(ASIDE + former, JSON.stringify([...storedAside(former), ...personal()]))
  if (former !== null) for (const [key] of personal()) writeStored(key, null)
  for (const [key, text] of storedAside(accountId)) writeStored(key, text)
  writeStored(ASIDE + accountId, null)
  writeStored(KEYS.owner, accountId)
  setOutboxFlag(readStored(KEYS.outbox))
}

const Texts = array(tuple([string(), string()]))

function storedAside(accountId: string): Stored {
  const read = safeParse(Texts, readJson(readStored(ASIDE + accountId) ?? '[]'))
  return read.success ? read.output : []
}

function personal(): Stored {
  return storedKeys().flatMap((key): Stored => {
    const text = isPersonal(key) ? readStored(key) : null
    return text === null ? [] : [[key, text]]
  })
}

/** Deletes everything that an account has written and not published. */
export async function wipeDrafts(accountId: string): Promise<void> {
  stopWriting()
  await rows.wipe(accountId)
}
