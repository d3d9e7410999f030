/** What can happen where several people are signed in on one device. */
import fc from 'fast-check'
import { tokenHere } from '#data/storage/accounts-here.ts'
import { COMMANDS, type Command, command, NEW, publish, type Real, tab, tabOf, type } from './commands.ts'
import { ACCOUNTS, type AccountId } from './fake-browser.ts'

const person = fc.constantFrom(...ACCOUNTS)

/** Signs the account of a tab out, when nothing of it is under way: all of theirs goes. */
async function signOut(real: Real, number: number): Promise<void> {
  await real.browser.schedule.settle()
  const one = tabOf(real, number)
  const accountId = one?.accountId ?? null
  if (!one?.isSignedIn() || accountId === null) return
  const leaving = real.browser.signOut(one)
  checkGone(real, accountId)
  const pieces = real.ledger.giveUpAll(accountId)
  void leaving.then((isWiped) => {
    for (const piece of pieces) piece.isWiped ||= isWiped
  })
}

/** Signs the account of a tab out; the page ends after so many changes of local storage. */
function crash(real: Real, number: number, endAfter: number): void {
  const one = tabOf(real, number)
  const accountId = one?.accountId ?? null
  if (!one?.isSignedIn() || accountId === null) return
  real.ledger.giveUpAll(accountId)
  void real.browser.signOut(one, endAfter)
}

/** Nothing of who has signed out is left in local storage. */
function checkGone({ browser }: Real, accountId: AccountId): void {
  const left = [...browser.stored].filter(([key, text]) => `${key} ${text}`.includes(`of ${accountId}`))
  const isLeft =
    left.length > 0 || [...browser.stored.values()].some((text) => text.includes(`-${accountId}-`))
  if (isLeft) throw new Error(`something of ${accountId} is left: ${JSON.stringify(left)}`)
}

/** Somebody publishes, and the post waits. */
async function leaveWaiting(real: Real, number: number): Promise<void> {
  await type(real, number, NEW, 1)
  await real.browser.schedule.settle()
  publish(real, number, NEW, 5)
  await real.browser.schedule.settle()
}

/** Signs somebody in beside others, whose sessions go on. */
function add(real: Real, number: number, accountId: AccountId): void {
  const one = tabOf(real, number)
  const before = real.browser.signedIn()
  if (!one?.isSignedIn()) return
  real.browser.add(one, accountId)
  const ended = before.filter((id) => !real.browser.signedIn().includes(id))
  if (ended.length > 0) throw new Error(`the session of ${ended} has ended`)
}

/** Nobody has the session of somebody else. */
function checkSessions({ browser }: Real): void {
  const strange = ACCOUNTS.filter((id) => tokenHere(id, browser.texts)?.includes(`-${id}-`) === false)
  if (strange.length > 0) throw new Error(`${strange} has the session of somebody else`)
}

/** The commands of one account at a time, and those of several. */
export const ACCOUNT_COMMANDS: fc.Arbitrary<Command>[] = [
  ...COMMANDS,
  ...[0, 1, 2].map(() =>
    fc.constantFrom(0, 1).map((n) => command(`leave waiting(${n})`, (real) => leaveWaiting(real, n))),
  ),
  ...[0, 1, 2].map(() => fc.constant(command('whose sessions', checkSessions))),
  fc.tuple(tab, person).map(([n, id]) => command(`add(${n}, ${id})`, (real) => add(real, n, id))),
  fc.tuple(tab, person).map(([n, id]) =>
    command(`switch(${n}, ${id})`, (real) => {
      const one = tabOf(real, n)
      if (one && real.browser.signedIn().includes(id)) real.browser.switch(one, id)
    }),
  ),
  person.map((id) =>
    command(`open(${id})`, ({ browser }) => {
      if (browser.tabs.length < 3 && browser.signedIn().includes(id)) browser.open(id)
    }),
  ),
  person.map((id) => command(`${id} expires`, ({ browser }) => browser.expire([id]))),
  tab.map((n) => command(`sign out one(${n})`, (real) => signOut(real, n))),
  fc
    .tuple(tab, fc.nat(6))
    .map(([n, steps]) => command(`crash while signing out(${n}, ${steps})`, (real) => crash(real, n, steps))),
]
