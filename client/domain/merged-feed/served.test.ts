import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { SOURCE_KINDS } from './merged-feed.ts'
import { isServed } from './served.ts'

const user = parse(Account, { id: '1', role: { permissions_names: [] } })
const admin = parse(Account, { id: '1', role: { permissions_names: ['delete_any_profile'] } })
const server = (version: string, federated_timeline_restricted = false) =>
  parse(Instance, { version, federated_timeline_restricted })

// docs/spec/feeds.md#new-merged-feed
test.each([
  ['4.0.0 (compatible; Mitra 5.9.1)', user, false, ['tag', 'host', 'group']],
  ['4.0.0 (compatible; Mitra 5.9.1)', user, true, ['tag', 'group']],
  ['4.0.0 (compatible; Mitra 5.9.1)', admin, true, ['tag', 'host', 'group']],
  ['4.0.0 (compatible; Mitra 5.4.0)', user, false, ['tag', 'host']],
  ['4.0.0 (compatible; Mitra 5.3.0)', admin, false, ['tag']],
  ['4.0.0 (compatible; Mitra 4.11.0)', admin, false, ['tag']],
  ['4.2.1', admin, false, ['tag']],
])('on %s, signed in as %o, restricted: %s, there are %j', (version, viewer, isRestricted, kinds) => {
  const served = SOURCE_KINDS.filter((kind) => isServed(kind, server(version, isRestricted), viewer))
  expect(served).toEqual(kinds)
})
