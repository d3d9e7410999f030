/**
 * Tells the pictures that somebody has chosen from the defaults of the server
 * (docs/spec/profiles.md#profile-page, docs/spec/profiles.md#avatar, docs/server/accounts.md#default-images).
 */
import type { Account } from '#contract/entities/account.ts'

/** The path of the server's default images: a pattern for the avatar, a single pixel for the banner. */
const DEFAULT = /\/api\/v1\/accounts\/identicon$/

function chosen(address: string | null): string | null {
  if (!address) return null
  return DEFAULT.test(URL.parse(address, 'https://server.invalid')?.pathname ?? '') ? null : address
}

/** Returns the address of the banner; null for a profile without one. */
export const bannerOf = ({ header }: Pick<Account, 'header'>): string | null => chosen(header)

/** Returns the address of the profile picture; null where the server shows one of its own. */
export const avatarOf = ({ avatar }: Pick<Account, 'avatar'>): string | null => chosen(avatar)
