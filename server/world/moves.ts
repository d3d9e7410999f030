/**
 * Takes follows and followers along from one account to another, some time after the viewer asked for it
 * (docs/server/settings.md#aliases-and-moving).
 */
import { findByAddress } from './accounts.ts'
import type { AccountRecord, MoveRecord } from './records.ts'
import { askToFollow, unfollow } from './relations.ts'
import type { World } from './world.ts'

/** How many milliseconds the server takes. */
const DELAY = 2000

/** Follows everybody in the list. Addresses of people whom this server does not know lead nowhere. */
export function requestFollows(world: World, follower: AccountRecord, addresses: string[]): void {
  plan(world, { kind: 'follows', account_id: follower.id, addresses })
}

/** Lets everybody in the list follow `to` instead of the actor `from`. */
export function requestFollowers(
  world: World,
  { from, to, addresses }: { from: string; to: AccountRecord; addresses: string[] },
): void {
  plan(world, { kind: 'followers', account_id: to.id, from_actor_id: from, addresses })
}

/** Lets all followers of `from` follow `to` instead. */
export function requestMove(world: World, from: AccountRecord, to: AccountRecord): void {
  plan(world, { kind: 'move', account_id: from.id, target_id: to.id })
}

type Plan<Record> = Record extends MoveRecord ? Omit<Record, 'due_at'> : never

function plan(world: World, move: Plan<MoveRecord>): void {
  world.moves.push({ ...move, due_at: world.clock() + DELAY })
}

/** Does what is due. */
export function finishMoves(world: World): void {
  const due = world.moves.filter(({ due_at }) => due_at <= world.clock())
  if (due.length === 0) return
  world.moves = world.moves.filter((move) => !due.includes(move))
  for (const move of due) {
    const account = world.accounts.get(move.account_id)
    if (account) finish(world, account, move)
  }
}

function finish(world: World, account: AccountRecord, move: MoveRecord): void {
  if (move.kind === 'move') {
    const target = world.accounts.get(move.target_id)
    const followers = [...world.follows.to(account.id).keys()].flatMap((id) => world.accounts.get(id) ?? [])
    if (target) for (const follower of followers) changeOver(world, follower, account, target)
    return
  }
  for (const address of move.addresses) {
    const person = findByAddress(world, address)
    if (!person || person.id === account.id) continue
    if (move.kind === 'follows') askToFollow(world, account, person)
    else changeOver(world, person, findByActorId(world, move.from_actor_id), account)
  }
}

/**
 * Lets a follower go from one account to the other. Whom somebody elsewhere follows elsewhere is not known
 * here.
 */
function changeOver(
  world: World,
  follower: AccountRecord,
  from: AccountRecord | undefined,
  to: AccountRecord,
): void {
  if (from) unfollow(world, follower, from)
  if (follower.host === null || to.host === null) askToFollow(world, follower, to)
}

const findByActorId = (world: World, actorId: string): AccountRecord | undefined =>
  [...world.accounts.values()].find(({ actor_id }) => actor_id === actorId)
