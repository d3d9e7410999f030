/** The keys and values of builds that had no database with versions. */
import { array, boolean, nullable, object, pipe, string, transform } from 'valibot'
import { readJson } from '#platform/network/read-json.ts'
import { DraftAttachment } from './row-schemas.ts'

/** Begins the keys of the lists of texts that were kept of other people. */
export const LEGACY_ASIDE = 'kith_aside_'

/** Begins the keys of edits as they were: a text with everything else of the edit. */
export const LEGACY_EDIT = 'post_edit_'

export const LegacyEdit = pipe(
  string(),
  transform(readJson),
  object({
    text: string(),
    sensitive: boolean(),
    attachments: array(DraftAttachment),
    editedAt: nullable(string()),
  }),
)
