/**
 * Changes what stands among the preferences as one text, such as a list: as it is stored now, because another
 * device may have changed it (docs/spec/settings.md#two-devices-that-save). What cannot be read is not
 * changed (docs/spec/settings.md#what-cannot-be-read).
 */
import type { QueryClient } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import type { LabelChange } from '#domain/bookmark-labels.ts'
import type { ChangedPreferences } from '#domain/late-preference.ts'
import { readConfig, type StoredPreferences } from '#domain/preference.ts'
import { changesAt, withChanges } from '#domain/preference-change.ts'
import { unreadablePreferences } from '#domain/unreadable-preference.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { preferenceOptions, storedChanges } from './preferences.ts'
import { runMutation } from './run-mutation.ts'
import { currentToken } from './token.ts'
import { NOT_CHANGED } from './unreadable-config.ts'

/** Returns what changes, for what is stored now. */
export type ChangeOfStored = (values: StoredPreferences) => ChangedPreferences | LabelChange

/** Asks for what is stored, and saves what is to change in it. */
export async function changeStored(client: QueryClient, change: ChangeOfStored): Promise<void> {
  const token = currentToken()
  const viewer = await call(getViewer, {})
  if (currentToken() !== token) throw new ApiError('refused', 'the session has ended', { status: 401 })
  const stored = readConfig(viewer.client_config)
  if (stored === null) throw new ApiError('unreadable', NOT_CHANGED)
  const values = withChanges(stored, storedChanges(), serverNow())
  const changed = change(values)
  const lost = unreadablePreferences(values).filter(({ rest }) => rest === null)
  const isLost = ([name, value]: [string, unknown]) =>
    value !== null && lost.some((each) => each.name === name)
  if (Object.entries(changed).some(isLost)) throw new ApiError('unreadable', NOT_CHANGED)
  await runMutation(client, preferenceOptions(client), changesAt(serverNow(), changed, values))
}
