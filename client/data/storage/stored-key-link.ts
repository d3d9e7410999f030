/** The form that links a key, as local storage has it (docs/spec/identity.md#the-form-is-kept). */
import { nullable, object, picklist, pipe, string, transform } from 'valibot'
import { EMPTY_LINK, type KeyLink, WAYS_TO_SIGN } from '#domain/identity/key-link.ts'
import { LATE_KEYS } from '#platform/late-keys.ts'
import { readJson } from '#platform/read-json.ts'
import type { StoredValue } from './stored-value.ts'

const Link = object({
  way: picklist(WAYS_TO_SIGN),
  publicKey: string(),
  claim: nullable(object({ did: string(), claim: string(), created_at: string() })),
  signature: string(),
})

export const STORED_KEY_LINK: StoredValue<KeyLink> = {
  key: LATE_KEYS.keyLink,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), Link),
  otherwise: EMPTY_LINK,
  toText: (link) => (link.publicKey === '' && link.signature === '' ? null : JSON.stringify(link)),
}
