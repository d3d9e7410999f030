/**
 * Brings texts of earlier builds in local storage into the form of today. All of it may be done again at any
 * time.
 */
import { array, pipe, safeParse, string, transform, tuple } from 'valibot'
import { EDIT_PREFIX } from '#domain/composer/draft-key.ts'
import { readJson } from '#platform/network/read-json.ts'
import { keepText } from './keep-text.ts'
import { LEGACY_ASIDE, LEGACY_EDIT, LegacyEdit } from './legacy-values.ts'
import type { TextStorage } from './text-storage.ts'

const Texts = pipe(string(), transform(readJson), array(tuple([string(), string()])))

/**
 * Gives the texts that were kept of other people as one list a key each. A list that cannot be read stays as
 * it is.
 */
export function splitLegacyLists(storage: TextStorage): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(LEGACY_ASIDE)) continue
    const accountId = key.slice(LEGACY_ASIDE.length)
    const read = safeParse(Texts, storage.read(key))
    if (!read.success) continue
    const kept = read.output.map(([place, text]) => keepText(accountId, place, text, storage))
    if (kept.every(Boolean)) storage.write(key, null)
  }
}

/**
 * Gives the texts of edits keys of their own. What else an edit holds stays where it was until the database
 * has it.
 */
export function splitLegacyEdits(storage: TextStorage): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(LEGACY_EDIT)) continue
    const place = EDIT_PREFIX + key.slice(LEGACY_EDIT.length)
    const read = safeParse(LegacyEdit, storage.read(key))
    if (read.success && storage.read(place) === null) storage.write(place, read.output.text)
  }
}
