/** Performs the whole scenario, in the order in which the answers were captured. */
import type { Caller } from '../caller.ts'
import signUp from './00-people-sign-up.ts'
import instance from './10-instance.ts'
import transport from './20-transport.ts'
import people from './30-people.ts'
import posts from './40-posts.ts'
import reading from './50-reading.ts'
import settings from './60-settings.ts'
import wallet from './65-wallet.ts'
import content from './70-content.ts'
import pages from './80-pages.ts'
import leaving from './90-leaving.ts'
import limits from './95-limits.ts'

export async function performScenario(caller: Caller): Promise<void> {
  for (const perform of [
    signUp,
    instance,
    transport,
    people,
    posts,
    reading,
    settings,
    wallet,
    content,
    pages,
    leaving,
    limits,
  ]) {
    await perform(caller)
  }
}
