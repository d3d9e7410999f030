/**
 * This client as it is registered with the server, as local storage has it
 * (docs/spec/sign-in.md#name-of-the-client).
 */
import { nullable, pipe, string, transform } from 'valibot'
import { Application } from '#contract/entities/session.ts'
import { readJson } from '#platform/network/read-json.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import type { StoredValue } from './stored-value.ts'

export const STORED_APPLICATION: StoredValue<Application | null> = {
  key: LATE_KEYS.application,
  belongsTo: 'device',
  schema: pipe(string(), transform(readJson), nullable(Application)),
  otherwise: null,
  toText: (application) => application && JSON.stringify(application),
}
