/**
 * Says which sources the server can show (docs/spec/feeds.md#new-merged-feed,
 * docs/server/timelines.md#kinds-of-timelines).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isKnownSince } from '../instance.ts'
import { maySeeFederated } from '../session/access.ts'
import type { SourceKind } from './merged-feed.ts'

/**
 * Returns whether the server shows the viewer sources of a kind. An older server would answer the call for
 * another server with the posts of all.
 */
export function isServed(kind: SourceKind, instance: Instance | null, viewer: Account | null): boolean {
  const version = instance?.version ?? ''
  switch (kind) {
    case 'tag':
      return true
    case 'host':
      return isKnownSince(version, 5, 4) && maySeeFederated(instance, viewer)
    case 'group':
      return isKnownSince(version, 5, 5)
  }
}
