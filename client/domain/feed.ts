/** How a custom feed may be called, and who is meant by the address of somebody to add (spec A §5 "Custom feeds"). */
import type { Account } from '#contract/entities/account.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { actorAddress } from './profile/handle.ts'

/** Characters, as the server counts them (contract 4). */
const LONGEST_NAME = 200

/** So many people are asked for by an address (spec A §9). */
export const MOST_PEOPLE = 5

/** They are looked for so many milliseconds after typing stops, as in the editor. */
export const LOOKUP_DELAY = 500

/** What cannot be seen is no name: the server would call it empty. */
const INVISIBLE = /^[\s\p{Cf}]*$/u

/** The name as it is sent; empty as long as there is none. */
export const cleanFeedName = (typed: string): string => (INVISIBLE.test(typed) ? '' : typed.trim())

/** What the server would refuse; a name that is taken even with an error of its database (contract 1.8). */
export type FeedNameProblem = 'too_long' | 'taken'

export function feedNameProblem(
  name: string,
  others: readonly Pick<Feed, 'title'>[],
): FeedNameProblem | null {
  if (Array.from(name).length > LONGEST_NAME) return 'too_long'
  return others.some(({ title }) => title === name) ? 'taken' : null
}

/** The address as it is looked for. */
export const cleanAddress = (typed: string): string => typed.trim().replace(/^@/, '').trim()

/** The one among those found whose whole address it is. A search finds parts of addresses too (contract 1.2.2). */
export function findByAddress<Person extends Pick<Account, 'username' | 'acct'>>(
  people: readonly Person[],
  address: string,
  instanceUri: string,
): Person | null {
  const wanted = address.toLowerCase()
  const isMeant = (person: Person) =>
    [person.acct, actorAddress(person, instanceUri)].some((own) => own.toLowerCase() === wanted)
  return people.find(isMeant) ?? null
}
