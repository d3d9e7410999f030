/**
 * Lets the pretend chain and the server's jobs keep pace with the clock
 * (docs/server/payments.md#timing-of-payments). Nothing runs in the background: every call first does what
 * would have been done since the one before.
 */
import { receiveAnonymousPayments } from './anonymous-payments.ts'
import { areInvoicesUnderWay, receiveAddresses, watchInvoices, watchOtherInvoices } from './invoices.ts'
import { endSubscriptions, nextEnd } from './subscriptions.ts'
import type { World } from './world.ts'

/** The server looks at invoices with every tick. */
const TICK = 30_000
/** How many ticks lie between two blocks, and between two runs of the jobs that have more time. */
const TICKS = { block: 4, ends: 10, others: 20 }
/**
 * The tick of twenty that looks at closed invoices: none with a block, as the two have nothing to do with
 * each other.
 */
const OTHERS_AT = 10

export function passTime(world: World): void {
  const { chain, clock } = world
  receiveAddresses(world)
  chain.ticked_at ??= clock()
  const due = Math.floor((clock() - chain.ticked_at) / TICK)
  for (let done = 0; done < due; ) {
    const idle = areInvoicesUnderWay(world) ? 0 : idleTicks(world, due - done)
    skip(world, idle)
    done += idle
    if (done === due) break
    tick(world)
    done += 1
  }
}

/** Returns how many of the next ticks change nothing. */
function idleTicks(world: World, most: number): number {
  const { ticked_at } = world.chain
  const untilEnd = Math.floor((nextEnd(world) - (ticked_at ?? 0)) / TICK)
  return Math.max(0, Math.min(most, untilEnd - 1))
}

function skip({ chain }: World, ticks: number): void {
  const before = Math.floor(chain.ticks / TICKS.block)
  chain.ticks += ticks
  chain.ticked_at = (chain.ticked_at ?? 0) + ticks * TICK
  chain.height += Math.floor(chain.ticks / TICKS.block) - before
}

function tick(world: World): void {
  const { chain } = world
  const now = (chain.ticked_at ?? 0) + TICK
  chain.ticked_at = now
  chain.ticks += 1
  if (chain.ticks % TICKS.block === 0) mineBlock(world)
  watchInvoices(world, now)
  if (chain.ticks % TICKS.ends === 0) endSubscriptions(world, now)
  if (chain.ticks % TICKS.others === OTHERS_AT) {
    watchOtherInvoices(world, now)
    receiveAnonymousPayments(world, now)
  }
}

/** Mines a block, which takes all transfers from the pool. */
function mineBlock({ chain }: World): void {
  chain.height += 1
  for (const transfer of chain.transfers) transfer.block ??= chain.height
}

/** Lets `count` more blocks pass, with all the time that they take. `advance` moves the clock. */
export function letBlocksPass(world: World, count: number, advance: (seconds: number) => void): void {
  passTime(world)
  const { ticks, ticked_at } = world.chain
  const due = TICKS.block * count - (ticks % TICKS.block)
  const now = world.clock()
  advance(((ticked_at ?? now) + due * TICK - now) / 1000)
  passTime(world)
}
