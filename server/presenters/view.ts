/**
 * The viewer and the address of a request. Links to media use that address, all others that of the world
 * (docs/server/README.md#addresses-in-entities).
 */
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export interface View {
  world: World
  viewer: AccountRecord | null
  /** The scheme and host of the request. */
  origin: string
}

export const asGuest = (view: View): View => ({ ...view, viewer: null })

export const mediaUrl = (file: string, { origin }: View): string => `${origin}/media/${file}`

/** Returns a date with exactly three decimals and `Z` (docs/server/README.md#dates). */
export const date = (time: number): string => new Date(time).toISOString()

/** Returns a date with six decimals, as some entities have it. */
export const preciseDate = (time: number): string => date(time).replace('Z', '000Z')

export const optionalDate = (time: number | null): string | null => (time === null ? null : date(time))
