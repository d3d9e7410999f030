/** Who looks, and through which address: media links follow the request, all others the world (contract 2.3). */
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export interface View {
  world: World
  viewer: AccountRecord | null
  /** Scheme and host of the request. */
  origin: string
}

export const asGuest = (view: View): View => ({ ...view, viewer: null })

export const mediaUrl = (file: string, { origin }: View): string => `${origin}/media/${file}`

/** Exactly three decimals and `Z` (contract 0.6). */
export const date = (time: number): string => new Date(time).toISOString()

/** Six decimals, as some entities have them. */
export const preciseDate = (time: number): string => date(time).replace('Z', '000Z')

export const optionalDate = (time: number | null): string | null => (time === null ? null : date(time))
