/** Finds the profile to which a link leads (docs/spec/profiles.md#hover-and-focus-card). */
import { findRoute } from '../session/route-map.ts'
import { type ProfileAddress, profileAddress } from './address.ts'

/**
 * Returns the profile to which a link leads; null for any other link, and for one that leads to the person
 * whose pages one is on. Both are the paths of addresses.
 */
export function linkedProfile(path: string, currentPath: string): ProfileAddress | null {
  if (currentPath === path || currentPath.startsWith(`${path}/`)) return null
  const route = findRoute(path)
  if (route?.name !== 'profile' && route?.name !== 'profile-by-acct') return null
  return profileAddress(route.params)
}
