/**
 * Divides a long list of addresses into what the server takes at once
 * (docs/spec/account.md#importing-in-portions).
 */

/** The most addresses that one call may bring (docs/server/settings.md#import-follows). */
export const PORTION = 500

/** Returns the addresses in portions of at most `size`. */
export const portionsOf = (addresses: readonly string[], size = PORTION): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )
