/** What a server is too old for: a world may be of an earlier version than the current one (contract 8). */
import { DEFAULT_INSTANCE } from '../world/instance.ts'
import type { InstanceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Whether this server is of the version `since`, or a later one. */
export function isAtLeast({ instance }: World, since: string): boolean {
  const own = numbersOf(instance.version)
  for (const [place, number] of numbersOf(since).entries()) {
    const difference = (own[place] ?? 0) - number
    if (difference !== 0) return difference > 0
  }
  return true
}

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10))

/** The answer without what came later; `since` has the first version with a key. */
export function withoutLaterKeys(
  world: World,
  answer: Record<string, unknown>,
  since: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).filter(([key]) => since[key] === undefined || isAtLeast(world, since[key])),
  )
}

/** The oldest version the client cares for. */
export const OLDEST = '4.11.0'

/** Makes the instance one of another version, with the defaults of that one (contract 8). */
export function setVersion(world: World, version: string): void {
  world.instance.version = version
  const isOld = !isAtLeast(world, '5.0')
  Object.assign(world.instance, {
    max_media_attachments: isOld ? 16 : DEFAULT_INSTANCE.max_media_attachments,
    token_lifetime: isOld ? 604_800 : DEFAULT_INSTANCE.token_lifetime,
    exclude_replies: !isAtLeast(world, '5.9.2'),
  } satisfies Partial<InstanceRecord>)
}
