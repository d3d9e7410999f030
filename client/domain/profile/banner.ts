/** Finds the picture at the top of a profile (docs/spec/profiles.md#profile-page, docs/server/accounts.md#default-images). */
import type { Account } from '#contract/entities/account.ts'

/** The path of the server's default image, a single pixel. */
const DEFAULT = /\/api\/v1\/accounts\/identicon$/

/** Returns the address of the banner; null for a profile without one. */
export function bannerOf({ header }: Pick<Account, 'header'>): string | null {
  if (!header) return null
  return DEFAULT.test(URL.parse(header, 'https://server.invalid')?.pathname ?? '') ? null : header
}
