/** What can happen where several people are signed in on one device. */
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { likePost } from '#contract/endpoints/post-actions.ts'
import { actAs } from '#data/accounts/act-as.ts'
import { type callAs, NoSession } from '#data/accounts/call-as.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { tokenHere } from '#data/storage/accounts-here.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import {
  COMMANDS,
  type Command,
  command,
  giveUpAll,
  NEW,
  place,
  publish,
  type Real,
  report,
  tab,
  tabOf,
  textAt,
  type,
} from './commands.ts'
import { ACCOUNTS, type AccountId } from './fake-browser.ts'

const person = fc.constantFrom(...ACCOUNTS)

/** Signs the account of a tab out, when nothing of it is under way: all of theirs goes. */
async function signOut(real: Real, number: number, isRevoked: boolean): Promise<void> {
  await real.browser.schedule.settle()
  const one = tabOf(real, number)
  const accountId = one?.accountId ?? null
  if (!one?.isSignedIn() || accountId === null) return
  const leaving = real.browser.signOut(one, { isRevoked })
  checkGone(real, accountId)
  const pieces = giveUpAll(real, accountId, 0)
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
  void real.browser.signOut(one, { endAfter })
}

/** Nothing of who has signed out is left in local storage. */
function checkGone({ browser, ledger }: Real, accountId: AccountId): void {
  const left = [...browser.stored].filter(
    ([key, text]) =>
      key.includes(`of_${accountId}_`) ||
      text.includes(`-${accountId}-`) ||
      ledger.ownIn(text, accountId).length > 0,
  )
  if (left.length > 0) throw new Error(`something of ${accountId} is left: ${JSON.stringify(left)}`)
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

/** Somebody goes on with a draft as another account, to which the tab goes over where that has worked. */
function handOver(real: Real, number: number, context: DraftContext, to: AccountId): void {
  const one = tabOf(real, number)
  const from = one?.accountId ?? null
  if (!one?.isSignedIn() || from === null || from === to || !real.browser.signedIn().includes(to)) return
  const text = textAt(real, one, context)
  if (text === null || !one.editor(context)) return
  const moving = one.handOver(context, to)
  void real.ledger.move(text, from, to, moving.catch(report(real, false))).then((isMoved) => {
    if (isMoved && real.browser.tabs.includes(one)) real.browser.switch(one, to)
  })
}

/** Somebody likes the newest post as another account. What comes of it is theirs alone. */
export function likeAs(real: Real, number: number, accountId: AccountId): void {
  const { browser } = real
  const one = tabOf(real, number)
  const post = browser.server.made.at(-1)?.post
  if (!one?.isSignedIn() || one.accountId === accountId || !post) return
  const liked = () => [...(browser.server.likes.get(post.id) ?? [])]
  const before = liked()
  const ask = (id: string, endpoint: Endpoint) =>
    one.as(id as AccountId, (token) => {
      if (token === null) throw new NoSession('this account is not signed in here')
      return endpoint === likePost ? browser.server.like(post.id, token) : browser.server.seen(post.id, token)
    })
  const act = { accountId, kind: 'like', postId: post.id } as const
  const liking = actAs(new QueryClient(), act, ask as typeof callAs)
  liking.then(
    (isNew) => {
      const isWrong = !liked().includes(accountId) || (isNew && before.includes(accountId))
      if (isWrong) real.problems.push(new Error(`a like of ${accountId} went wrong`))
    },
    (error: unknown) => {
      if (!(error instanceof ApiError || error instanceof NoSession)) real.problems.push(error)
    },
  )
}

/** The commands of one account at a time, and those of several. */
export const ACCOUNT_COMMANDS: fc.Arbitrary<Command>[] = [
  ...COMMANDS,
  ...[0, 1, 2].map(() =>
    fc.constantFrom(0, 1).map((n) => command(`leave waiting(${n})`, (real) => leaveWaiting(real, n))),
  ),
  ...[0, 1, 2].map(() => fc.constant(command('whose sessions', checkSessions))),
  ...[0, 1].map(() =>
    fc
      .tuple(tab, place, person)
      .map(([n, at, id]) =>
        command(`hand over(${n}, ${at.kind}, ${id})`, (real) => handOver(real, n, at, id)),
      ),
  ),
  ...[0, 1].map(() =>
    fc.tuple(tab, person).map(([n, id]) => command(`like as(${n}, ${id})`, (real) => likeAs(real, n, id))),
  ),
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
  fc
    .tuple(tab, fc.boolean())
    .map(([n, isRevoked]) =>
      command(`sign out one(${n}, ${isRevoked})`, (real) => signOut(real, n, isRevoked)),
    ),
  fc
    .tuple(tab, fc.nat(6))
    .map(([n, steps]) => command(`crash while signing out(${n}, ${steps})`, (real) => crash(real, n, steps))),
]
