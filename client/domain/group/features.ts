/**
 * Tells what a server can do with groups (docs/spec/groups.md#what-a-server-can-do-with-groups,
 * docs/server/groups.md#groups).
 */
import { isKnownSince } from '../instance.ts'

/** The minor version of Mitra 5 that had each of them first. */
const SINCE = {
  read: 5,
  create: 6,
  change: 7,
  'list-admins': 8,
  moderate: 9,
} as const

export type GroupFeature = keyof typeof SINCE

/** Returns whether a server of this version has a feature. One that cannot be read has none. */
export const hasGroupFeature = (version: string, feature: GroupFeature): boolean =>
  isKnownSince(version, 5, SINCE[feature])
