/**
 * Loads the notes of all versions. Each language that has them has a file, which nobody loads before they are
 * shown (docs/spec/instance.md#what-is-new).
 */
import type { VersionNotes } from '#domain/release-notes.ts'

/** The sentences of each version, the newest first. */
type Sentences = Readonly<Record<string, readonly string[]>>

const files = import.meta.glob<Sentences>('./release-notes/*.json', { import: 'default' })
const load = async (locale: string): Promise<Sentences> =>
  (await files[`./release-notes/${locale}.json`]?.()) ?? {}

/** Loads the notes of all versions in a language, and in English where nobody has translated them. */
export async function loadReleaseNotes(locale: string): Promise<VersionNotes[]> {
  const [english, translated] = await Promise.all([load('en'), load(locale)])
  return Object.entries(english).map(([version, sentences]) => {
    const own = translated[version]
    return own ? { version, locale, sentences: own } : { version, locale: 'en', sentences }
  })
}
