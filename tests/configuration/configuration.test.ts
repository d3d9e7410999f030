/**
 * Stores odd values under every name of the schema, and changes something else: nothing that was not read is
 * written over, and each odd thing can be removed (docs/spec/settings.md#what-cannot-be-read). What people
 * see of them is in `configuration.browser.test.tsx`.
 */
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { call } from '#data/connection/api.ts'
import { preferenceOptions } from '#data/connection/preferences.ts'
import { runMutation } from '#data/connection/run-mutation.ts'
import { viewerQuery } from '#data/connection/session.ts'
import { currentToken } from '#data/connection/token.ts'
import { STORED_PREFERENCE_CHANGES } from '#data/storage/stored-preference-changes.ts'
import { writeStoredValue } from '#data/storage/stored-value.ts'
import { labelsOf } from '#domain/bookmark-labels.ts'
import { filtersOf } from '#domain/filter/filter.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { mergedFeedsOf } from '#domain/merged-feed/merged-feed.ts'
import { preferencesOf, storedValues } from '#domain/preference.ts'
import { changesAt } from '#domain/preference-change.ts'
import { unreadablePreferences } from '#domain/unreadable-preference.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { found } from '#tests/harness/found.ts'
import { ODD_STORED, ODD_WITHIN, STORED_NAMES } from './odd-preferences.ts'

let client: QueryClient

// Once: the server takes only a few sign-ins in a row.
beforeAll(async () => {
  connectToServer()
  await signInAs('alice')
})

beforeEach(() => {
  writeStoredValue(STORED_PREFERENCE_CHANGES, {})
  client = new QueryClient()
})

const store = async (kith: Record<string, unknown>) => {
  await call(updateClientConfig, { body: { kith } })
  await client.fetchQuery(viewerQuery(currentToken()))
}
const save = (changed: Parameters<typeof changesAt>[1]) =>
  runMutation(client, preferenceOptions(client), changesAt(Date.now(), changed, {}))
const stored = async () => storedValues(await call(getViewer, {}))

/** Returns everything that is read of the stored values. */
const read = (kith: Record<string, unknown>) => ({
  ...preferencesOf({ client_config: { kith } }),
  ...latePreferencesOf({ client_config: { kith } }),
  filters: filtersOf(kith),
  feeds: mergedFeedsOf(kith),
  labels: labelsOf(kith),
})

const cases = [
  ...STORED_NAMES.flatMap((name) =>
    Object.entries(ODD_STORED).map(([what, value]) => ({ name, what, value })),
  ),
  ...Object.entries(ODD_WITHIN).map(([name, value]) => ({ name, what: 'something odd within', value })),
]

test.each(found('odd values', cases))('$name with $what', async ({ name, value }) => {
  const sound = {
    'filter:sound': { kind: 'word', value: 'rain', action: 'fold', until: null },
    later: { a: 1 },
  }
  const odd = { ...sound, [name]: value }
  const before = read(sound)
  const now = read(odd)
  const [unreadable, ...more] = unreadablePreferences(odd)
  expect(more).toEqual([])
  // What cannot be read changes nothing but itself: it counts as none, or what can be read of it counts.
  if (unreadable) expect(read({ ...sound, [name]: unreadable.rest ?? undefined })).toEqual(narrow(name, now))
  expect(now.filters).toContainEqual({ ...sound['filter:sound'], name: 'filter:sound' })
  for (const other of ['textSize', 'theme', 'countersHidden', 'undoSeconds', 'bells'] as const) {
    if (other !== name) expect(now[other]).toEqual(before[other])
  }

  await store(odd)
  const changed = name === 'theme' ? { textSize: 'large' as const } : { theme: 'dark' as const }
  const saved = await save(changed).then(
    () => changed,
    (error: unknown) => {
      // There is no room beside a giant; nothing is lost for that.
      expect([error, value]).toEqual([expect.objectContaining({ status: 400 }), ODD_STORED['a giant text']])
      return {}
    },
  )
  const { changedAt: _, ...after } = await stored()
  const { changedAt: __, ...expected } = { ...odd, ...saved } as Record<string, unknown>
  expect(after).toEqual(expected)

  if (!unreadable) return
  await save({ [name]: unreadable.rest } as never)
  expect(unreadablePreferences(await stored())).toEqual([])
  expect(await stored()).toMatchObject({ ...sound, ...saved })
})

/** An audience that cannot be read is a narrow one, and none is the widest. */
const narrow = (name: string, values: ReturnType<typeof read>) =>
  name === 'defaultVisibility' ? { ...values, defaultVisibility: 'public' } : values
