/**
 * Which values of local storage the journal has too (docs/spec/conventions.md#two-copies-of-a-stored-value):
 * all that this client writes, but for what was read and what is learned again.
 */
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { isOfReading } from '#platform/storage/local-storage.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { splitApart } from './apart-key.ts'

const OURS = /^(kith|auth_token|post_content|edit_content|invoice)(_|$)/

/** Each page finds them out again, or the next time that somebody reads. */
const LEARNED_AGAIN: readonly string[] = [
  KEYS.clock,
  KEYS.look,
  KEYS.homeSeen,
  LATE_KEYS.homeMarker,
  LATE_KEYS.readMark,
  LATE_KEYS.seenDirectPosts,
  LATE_KEYS.shortLabels,
  LATE_KEYS.installOffer,
  LATE_KEYS.knownVersion,
  LATE_KEYS.application,
  LATE_KEYS.closedPages,
  LATE_KEYS.leases,
]

/** Before the number of a value, which lies beside it in local storage (`journal-numbers.ts`). */
export const NUMBER_PREFIX = 'kith_number_'

/** Returns whether a key of local storage has the number of a value. */
export const isNumberKey = (key: string) => key.startsWith(NUMBER_PREFIX)

/** Returns whether the journal has the values under a key of local storage, whoever they belong to. */
export const isJournaled = (key: string) =>
  OURS.test(key) &&
  !isOfReading(key) &&
  !isNumberKey(key) &&
  !LEARNED_AGAIN.includes(splitApart(key)?.place ?? key)
