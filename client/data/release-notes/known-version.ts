/** Remembers which version somebody on this device knows (docs/spec/instance.md#what-is-new). */
import { isNewerVersion } from '#domain/release-notes.ts'
import { clientVersion } from '#platform/device/version.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

/**
 * Returns the version that somebody knows where this one is newer; null where there is nothing to tell.
 * Somebody who has never been here knows this one from now on.
 */
export function versionBefore(): string | null {
  const known = readStoredValue(STORED.knownVersion)
  if (known === null) noteVersion()
  return known !== null && isNewerVersion(clientVersion, known) ? known : null
}

/** Notes that they have heard of this version. */
export const noteVersion = () => writeStoredValue(STORED.knownVersion, clientVersion)
