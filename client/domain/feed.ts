/**
 * Checks the name of a custom feed, and finds the person that an address means (docs/spec/feeds.md#add-a-member,
 * docs/spec/feeds.md#name-of-a-feed).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { actorAddress } from './profile/handle.ts'

/** The longest name, in characters as the server counts them (docs/server/feeds.md#create-a-feed). */
const LONGEST_NAME = 200

/** The number of people to ask for by an address (docs/spec/feeds.md#add-a-member). */
export const MOST_PEOPLE = 5

/** Milliseconds after the last key before people are asked for, as in the editor. */
export const LOOKUP_DELAY = 500

/** A name of invisible characters: the server would call it empty. */
const INVISIBLE = /^[\s\p{Cf}]*$/u

/** Returns the name to send; empty when nothing visible was typed. */
export const cleanFeedName = (typed: string): string => (INVISIBLE.test(typed) ? '' : typed.trim())

/**
 * Reasons for which the server would refuse a name; it answers a taken name with an error of its database
 * (docs/server/feeds.md#create-a-feed).
 */
export type FeedNameProblem = 'too_long' | 'taken'

/** Returns why a name cannot be used, or null. `others` are the viewer's other feeds. */
export function feedNameProblem(
  name: string,
  others: readonly Pick<Feed, 'title'>[],
): FeedNameProblem | null {
  if (Array.from(name).length > LONGEST_NAME) return 'too_long'
  return others.some(({ title }) => title === name) ? 'taken' : null
}

/** Returns the address to search for: without spaces around it and without a leading `@`. */
export const cleanAddress = (typed: string): string => typed.trim().replace(/^@/, '').trim()

/**
 * Returns the person with exactly this address, or null. A search also finds people whose addresses only contain it
 * (docs/server/search.md#account-search).
 */
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
