/** Fills a world with the people of the small one, without posts and follows. */
import { addAccount } from '#server/world/accounts.ts'
import type { World } from '#server/world/world.ts'
import { PASSWORD } from './small.ts'

export function seedEmpty(world: World): void {
  addAccount(world, { username: 'alice', password: PASSWORD })
  addAccount(world, { username: 'bob', password: PASSWORD })
  addAccount(world, { username: 'carol', password: PASSWORD, role: 'admin' })
  addAccount(world, { username: 'dave', password: PASSWORD, role: 'read_only_user' })
}
