export interface Version {
  version: string
  /** The commit and its date in UTC, `2026-11-26T20:36:21Z`; null where there are changes of one's own. */
  commit: string | null
  date: string | null
}

export function versionOf(folder: string): Version
