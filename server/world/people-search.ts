/**
 * Finds people by a part of their address. Display names are not searched
 * (docs/server/search.md#account-search).
 */
import type { AccountRecord } from './records.ts'
import type { World } from './world.ts'

const ADDRESS = /^(?:@|!|acct:)?([\w.-]+)(?:@([\w.:-]*))?$/

/**
 * Returns local people first, then those whose profile was changed last. A text that is no address finds
 * nobody.
 */
export function findPeople(world: World, typed: string): AccountRecord[] {
  const [match, name = '', host] = ADDRESS.exec(typed) ?? []
  if (match === undefined) return []
  const isElsewhere = host !== undefined && host !== '' && host !== new URL(world.baseUrl).hostname
  const isFound = isElsewhere ? beginsLike(`${name}@${host}`) : contains(name)
  return [...world.accounts.values()]
    .filter(({ acct }) => isFound(acct))
    .sort(
      (one, other) =>
        Number(one.host !== null) - Number(other.host !== null) || other.changed_at - one.changed_at,
    )
}

const contains = (name: string) => isLike(new RegExp(likePattern(name), 'i'))

const beginsLike = (address: string) => isLike(new RegExp(`^${likePattern(address)}`, 'i'))

const isLike = (pattern: RegExp) => (acct: string) => pattern.test(acct)

/** Returns a pattern as SQL's LIKE has it without escaping: an underscore stands for any character. */
const likePattern = (typed: string): string => typed.replaceAll('.', '\\.').replaceAll('_', '.')
