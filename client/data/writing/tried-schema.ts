/** Reads what local storage keeps of drafts that were tried. */
import { array, boolean, nullable, number, object, picklist, record, safeParse, string } from 'valibot'
import { readJson } from '#platform/read-json.ts'
import type { TriedDraft } from './content.ts'

const Visibility = picklist(['public', 'private', 'subscribers', 'conversation', 'direct'])

const TriedDrafts = record(
  string(),
  object({
    idempotencyKey: string(),
    tried: object({
      at: number(),
      texts: array(string()),
      visibilities: array(Visibility),
      fileCounts: array(number()),
      polls: array(nullable(object({ options: array(string()), expires_in: number(), multiple: boolean() }))),
    }),
  }),
)

/** Returns the tried drafts by their keys; none where the stored text is not what this build wrote. */
export function parseTriedDrafts(stored: string | null): Record<string, TriedDraft> {
  const read = safeParse(TriedDrafts, readJson(stored ?? '{}'))
  return read.success ? read.output : {}
}
