/**
 * The changes of one's profile that were not saved, as local storage has them
 * (docs/spec/settings.md#unsaved-changes-of-a-profile).
 */
import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  nullable,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import type { EditedPictures, ProfileChanges } from '#domain/profile-edit/profile-edit.ts'
import { readJson } from '#platform/network/read-json.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import type { StorageKey, StoredValue } from './stored-value.ts'

/** A picture that was chosen; anything but a `data:` URL could be an address of somewhere else. */
const Picture = nullable(
  pipe(
    string(),
    transform((url) => (url.startsWith('data:image/') ? url : undefined)),
  ),
)

/** A change that cannot be read does not take the others along. */
const change = <Schema extends GenericSchema>(schema: Schema) => fallback(optional(schema), undefined)

const Changes = object({
  displayName: change(string()),
  note: change(string()),
  fields: change(array(object({ key: string(), name: string(), value: string() }))),
  bot: change(boolean()),
  locked: change(boolean()),
  mentionPolicy: change(string()),
})

const Pictures = object({ avatar: change(Picture), header: change(Picture) })

const stored = <Value extends object>(
  key: StorageKey,
  schema: GenericSchema<unknown, Value>,
  otherwise: Value,
): StoredValue<Value> => ({
  key,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), schema),
  otherwise,
  toText: (value) => (Object.values(value).some((part) => part !== undefined) ? JSON.stringify(value) : null),
})

export const STORED_PROFILE_EDIT = stored<ProfileChanges>(LATE_KEYS.profileEdit, Changes, {})

/** They are large, and stand apart so that they are not written with every letter. */
export const STORED_PROFILE_PICTURES = stored<EditedPictures>(LATE_KEYS.profilePictures, Pictures, {})
