/** Lets a world be of an earlier version than the current one (docs/server/versions.md#versions). */
import { DEFAULT_INSTANCE } from '../world/instance.ts'
import type { InstanceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Tells whether this server is of the version `since` or a later one. */
export function isAtLeast({ instance }: World, since: string): boolean {
  const own = numbersOf(instance.version)
  for (const [place, number] of numbersOf(since).entries()) {
    const difference = (own[place] ?? 0) - number
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Tells whether this version has a call of the contract. */
export const hasCall = (world: World, { since, until }: { since?: string; until?: string }): boolean =>
  (since === undefined || isAtLeast(world, since)) && (until === undefined || !isAtLeast(world, until))

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10))

/** Returns an answer without the keys that came later. `since` holds the first version that has a key. */
export function withoutLaterKeys(
  world: World,
  answer: Record<string, unknown>,
  since: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).filter(([key]) => since[key] === undefined || isAtLeast(world, since[key])),
  )
}

/** The oldest version that the client supports. */
export const OLDEST = '4.11.0'

/** Gives the instance another version and the defaults of that version (docs/server/versions.md#versions). */
export function setVersion(world: World, version: string): void {
  world.instance.version = version
  const isOld = !isAtLeast(world, '5.0')
  Object.assign(world.instance, {
    max_media_attachments: isOld ? 16 : DEFAULT_INSTANCE.max_media_attachments,
    token_lifetime: isOld ? 604_800 : DEFAULT_INSTANCE.token_lifetime,
    exclude_replies: !isAtLeast(world, '5.9.2'),
  } satisfies Partial<InstanceRecord>)
}
