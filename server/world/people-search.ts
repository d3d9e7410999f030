/** Finds people by a part of their address. Display names are not searched (docs/server/search.md#account-search). */
import type { AccountRecord } from './records.ts'
import type { World } from './world.ts'

const ADDRESS = /^(?:@|!|acct:)?([\w.-]+)(?:@([\w.:-]+))?$/

/** Returns local people first, then the newest. A text that is no address finds nobody. */
export function findPeople(world: World, typed: string): AccountRecord[] {
  const [match, name = '', host] = ADDRESS.exec(typed.trim()) ?? []
  if (match === undefined) return []
  const isElsewhere = host !== undefined && host !== new URL(world.baseUrl).hostname
  const isFound = isElsewhere ? beginsLike(`${name}@${host}`) : contains(name)
  return [...world.accounts.values()]
    .filter(({ acct }) => isFound(acct))
    .sort(
      (one, other) =>
        Number(one.host !== null) - Number(other.host !== null) || other.created_at - one.created_at,
    )
}

function contains(name: string) {
  const part = name.toLowerCase()
  return (acct: string) => acct.toLowerCase().includes(part)
}

/** Matches like SQL's LIKE without escaping: an underscore stands for any character. */
function beginsLike(address: string) {
  const pattern = new RegExp(`^${address.replaceAll('.', '\\.').replaceAll('_', '.')}`, 'i')
  return (acct: string) => pattern.test(acct)
}
