/**
 * Whether the shortcuts are switched off, and the keys that were changed, as local storage has them. They
 * belong to the device, because its keyboard does (docs/spec/keyboard.md#changing-a-key).
 */
import { boolean, object, pipe, record, string, transform } from 'valibot'
import { readJson } from '#platform/network/read-json.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import type { StoredValue } from './stored-value.ts'

export interface ShortcutSettings {
  off: boolean
  keys: Readonly<Record<string, string>>
}

export const STORED_SHORTCUTS: StoredValue<ShortcutSettings> = {
  key: LATE_KEYS.shortcuts,
  belongsTo: 'device',
  schema: pipe(string(), transform(readJson), object({ off: boolean(), keys: record(string(), string()) })),
  otherwise: { off: false, keys: {} },
  toText: (settings) =>
    settings.off || Object.keys(settings.keys).length > 0 ? JSON.stringify(settings) : null,
}
