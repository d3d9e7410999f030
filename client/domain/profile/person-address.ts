/** Finds the person whom a typed address means (docs/spec/feeds.md#add-a-member, docs/spec/account.md#add-an-alias). */
import type { Account } from '#contract/entities/account.ts'
import { actorAddress } from './handle.ts'

/** The number of people to ask for by an address. */
export const MOST_PEOPLE = 5

/** Milliseconds after the last key before people are asked for, as in the editor. */
export const LOOKUP_DELAY = 500

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
