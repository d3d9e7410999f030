import { addAccount } from '#server/world/accounts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import type { World } from '#server/world/world.ts'
import { mediaFile } from '../media-files.ts'
import { repeatableRandom } from '../repeatable-random.ts'
import { LOCALS, type Person, REMOTES } from './people.ts'

/** Adds all people, the oldest accounts first, and returns them by username. */
export function addPeople(world: World): Map<string, AccountRecord> {
  const random = repeatableRandom('moving in')
  const people = [...LOCALS, ...REMOTES]
  const DAY = 86_400_000
  return new Map(
    people.map((person, index) => {
      const created_at =
        world.clock() - Math.round(((people.length - index) * 9 + 30) * DAY + random.between(0, 5) * DAY)
      return [person.username, addAccount(world, { ...withPictures(world, person), created_at })]
    }),
  )
}

function withPictures(world: World, { hasPortrait = false, hasBanner = false, ...person }: Person) {
  const { username } = person
  return {
    ...person,
    ...(hasPortrait && { avatar: mediaFile(world, `avatars/${username}.webp`) }),
    ...(hasBanner && { header: mediaFile(world, `headers/${username}.webp`) }),
  }
}
