/**
 * Makes the crowded world a server as others run it: an old one, whose people lock their accounts and show no
 * banner. The journeys for real servers find here what nobody may take for granted.
 */
import { OLDEST, setVersion } from '#server/policies/version.ts'
import type { World } from '#server/world/world.ts'
import { seedCrowded } from './crowded.ts'

export function seedCautious(world: World): void {
  seedCrowded(world)
  for (const account of world.accounts.values()) account.locked = true
  setVersion(world, OLDEST)
}
