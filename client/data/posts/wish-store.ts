/** The wishes that wait for a connection. They lie in local storage and outlast a reload (experience "Like, react, bookmark"). */
import {
  array,
  boolean,
  fallback,
  literal,
  nullable,
  object,
  optional,
  parse,
  picklist,
  string,
  union,
} from 'valibot'
import { type Wish, wishName, withWish } from '#domain/post/wish.ts'
import { readJson } from '#platform/read-json.ts'
import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'

const Kept = fallback(
  array(
    union([
      object({
        kind: picklist(['like', 'repost', 'bookmark', 'pin']),
        postId: string(),
        on: boolean(),
        visibility: optional(picklist(['public', 'private'])),
        viewerId: optional(string()),
      }),
      object({
        kind: literal('reaction'),
        postId: string(),
        on: boolean(),
        emoji: object({ name: string(), url: nullable(string()) }),
      }),
    ]),
  ),
  [],
)

const listeners = new Set<() => void>()

export const keptWishes = (): readonly Wish[] => parse(Kept, readJson(readStored(KEYS.wishes) ?? ''))

/** False where the browser keeps nothing. */
function store(wishes: readonly Wish[]): boolean {
  const isStored = writeStored(KEYS.wishes, wishes.length > 0 ? JSON.stringify(wishes) : null)
  for (const tell of listeners) tell()
  return isStored
}

export const isKept = (wish: Wish) => keptWishes().some((one) => wishName(one) === wishName(wish))

export const keepWish = (wish: Wish) => store(withWish(keptWishes(), wish))

export function dropWish(wish: Wish): void {
  if (isKept(wish)) store(keptWishes().filter((one) => wishName(one) !== wishName(wish)))
}

/** Tells of changes in this tab and in others; answers the function that stops it. */
export function subscribeWishes(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere(KEYS.wishes, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
