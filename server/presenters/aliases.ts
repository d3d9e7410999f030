/** Writes the aliases of a person (docs/server/settings.md#aliases). */
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { presentAccount } from './account.ts'
import type { View } from './view.ts'

export function presentAliases(account: AccountRecord, view: View) {
  const declared = account.aliases.map((id) => ({ id, known: accountWith(view.world, id) }))
  const known = declared.flatMap(({ known }) => known ?? [])
  const present = (alias: AccountRecord) => presentAccount(alias, view)
  return {
    declared: known.map(present),
    declared_all: declared.map(({ id, known }) => ({ id, account: known ? present(known) : null })),
    verified: known.filter(({ aliases }) => aliases.includes(account.actor_id)).map(present),
  }
}

const accountWith = (world: World, actorId: string): AccountRecord | undefined =>
  [...world.accounts.values()].find(({ actor_id }) => actor_id === actorId)
