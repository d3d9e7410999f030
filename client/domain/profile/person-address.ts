/**
 * Finds the person whom a typed address means (docs/spec/feeds.md#add-a-member,
 * docs/spec/account.md#add-an-alias).
 */
import type { Account } from '#contract/entities/account.ts'
import { actorAddress, isRemote } from './handle.ts'

/** The number of people to ask for by an address. */
export const MOST_PEOPLE = 5

/** The page of a person, as most servers of the network name it. */
const PERSON_PAGE = /^https?:\/\/([^/?#]+)\/(?:@|users\/)([\w.-]+)\/?$/i

/**
 * Returns the address to search for: without spaces around it, marks that nobody sees, and a leading `@` or
 * `acct:`. The wide `@` of East Asian keyboards is one too, and the page of a person stands for their
 * address.
 */
export function cleanAddress(typed: string): string {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replaceAll('＠', '@')
    .trim()
  const [, host, name] = PERSON_PAGE.exec(text) ?? []
  if (host !== undefined && name !== undefined) return `${name}@${host.toLowerCase()}`
  return text.replace(/^(?:acct:)?@?/i, '').trim()
}

/**
 * Returns the person with exactly this address, or null. A search also finds people whose addresses only
 * contain it (docs/server/search.md#account-search).
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

/** Names what comes of an address that was typed and found. */
type Choice = 'chosen' | 'asked' | 'here'

/**
 * Decides what comes of the person whom a typed address means. Where the person must be on another server,
 * one of this server is never taken: others whom the name may mean are offered instead, and without any it is
 * said that the account is here (docs/spec/account.md#add-an-alias, docs/spec/account.md#move-followers).
 */
export function choiceOf(
  person: Pick<Account, 'username' | 'acct'>,
  { elsewhere, others }: { elsewhere: boolean; others: number },
): Choice {
  if (!elsewhere || isRemote(person)) return 'chosen'
  return others > 0 ? 'asked' : 'here'
}
