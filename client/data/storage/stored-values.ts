/**
 * The table of all values in local storage: for each its key, whom it belongs to, its schema and its default. The texts of
 * drafts and edits are there too, each under a key of its own (`personal-keys.ts`). What is read before the first post
 * stands in files of its own (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */
import { number, object, picklist, pipe, record, string, transform, tuple, unknown } from 'valibot'
import type { Tried as TriesOfDraft } from '#domain/composer/draft.ts'
import type { PreferenceChanges } from '#domain/preference-change.ts'
import { LATE_KEYS } from '#platform/late-keys.ts'
import { readJson } from '#platform/read-json.ts'
import { KEYS } from '#platform/storage.ts'
import { Tried } from './row-schemas.ts'
import { STORED_IMAGE_SIZES } from './stored-image-sizes.ts'
import { STORED_PENDING_ACTIONS } from './stored-pending-actions.ts'
import { type Belonging, type StorageKey, type StoredValue, storedList } from './stored-value.ts'

/** Returns a value that is a text as it is. */
const text = (key: StorageKey, belongsTo: Belonging): StoredValue<string | null> => ({
  key,
  belongsTo,
  schema: string(),
  otherwise: null,
  toText: (value) => value,
})

/** Returns a value of texts, none of which contains the separator. */
const separated = (
  key: StorageKey,
  belongsTo: Belonging,
  separator: string,
): StoredValue<readonly string[]> => ({
  key,
  belongsTo,
  schema: pipe(
    string(),
    transform((texts) => texts.split(separator).filter(Boolean)),
  ),
  otherwise: [],
  toText: (texts) => texts.join(separator) || null,
})

const TriedDraft = object({ idempotencyKey: string(), tried: Tried })

/** An account that has signed out, and what has still to be deleted of it. The words are as long as each other: there is room. */
const Wipe = tuple([string(), picklist(['both', 'rows'])])

/** The drafts that may have reached the server, by their keys. */
const TRIED: StoredValue<Readonly<Record<string, { idempotencyKey: string; tried: TriesOfDraft }>>> = {
  key: LATE_KEYS.tried,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), record(string(), TriedDraft)),
  otherwise: {},
  toText: (drafts) => (Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null),
}

/** The texts in the forms for moving to another account, by the names of their fields. */
const MOVING: StoredValue<Readonly<Record<string, string>>> = {
  key: LATE_KEYS.moving,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), record(string(), string())),
  otherwise: {},
  toText: (texts) => (Object.values(texts).some(Boolean) ? JSON.stringify(texts) : null),
}

/** The changes of preferences that another device could still overwrite. */
const PREFERENCE_CHANGES: StoredValue<PreferenceChanges> = {
  key: LATE_KEYS.preferenceChanges,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), record(string(), object({ value: unknown(), at: number() }))),
  otherwise: {},
  toText: (changes) => (Object.keys(changes).length > 0 ? JSON.stringify(changes) : null),
}

export const STORED = {
  token: text(KEYS.token, 'session'),
  theme: text(KEYS.theme, 'device'),
  locale: text(KEYS.locale, 'device'),
  look: text(KEYS.look, 'device'),
  imageSizes: STORED_IMAGE_SIZES,
  recentEmoji: separated(LATE_KEYS.recentEmoji, 'person', ' '),
  recentSearches: separated(LATE_KEYS.recentSearches, 'person', '\n'),
  outbox: text(KEYS.outbox, 'person'),
  tried: TRIED,
  readMark: text(LATE_KEYS.readMark, 'person'),
  pendingActions: STORED_PENDING_ACTIONS,
  moving: MOVING,
  preferenceChanges: PREFERENCE_CHANGES,
  owner: text(KEYS.owner, 'device'),
  legacyOwner: text(LATE_KEYS.legacyOwner, 'device'),
  wipes: storedList(LATE_KEYS.wipes, 'device', Wipe),
} satisfies Record<keyof typeof KEYS | keyof typeof LATE_KEYS, Pick<StoredValue<never>, 'key' | 'belongsTo'>>
