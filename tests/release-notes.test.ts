/** Checks that the release notes say the same everywhere (docs/spec/instance.md#what-is-new). */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LAST_UNRELEASED, STEPS } from '#data/storage/database.ts'
import { isNewerVersion, notesSince } from '#domain/release-notes.ts'
import { LOCALES } from '#i18n/locales.ts'
import { loadReleaseNotes } from '#i18n/release-notes.ts'
import description from '../package.json' with { type: 'json' }

const FOLDER = 'client/i18n/release-notes'
const read = (locale: string): Record<string, string[]> =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8'))
const english = read('en')
const locales = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

/** Returns the sentences of a version in the list of changes: what stands below its heading. */
function inChangelog(version: string): string[] {
  const [, section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(`## ${version}\n`)
  const [ofVersion = ''] = section.split('\n## ')
  const [forReaders = ''] = ofVersion.split('\n### ')
  return [...forReaders.matchAll(/^- (.+)$/gm)].map(([, sentence = '']) => sentence)
}

// docs/spec/instance.md#what-is-new
test('this version has notes, and the newest comes first', () => {
  const versions = Object.keys(english)
  expect(versions[0]).toBe(description.version)
  expect(versions.toSorted((a, b) => (isNewerVersion(a, b) ? -1 : 1))).toEqual(versions)
})

// docs/spec/instance.md#what-is-new
test.each(Object.keys(english))('the list of changes says the same of %s', (version) => {
  expect(inChangelog(version)).toEqual(english[version])
})

// docs/spec/conventions.md#versions-of-the-database
test('the list of changes says which form of the database this version has', () => {
  const [, ofVersion = ''] = readFileSync('CHANGELOG.md', 'utf8').split(`## ${description.version}\n`)
  expect(ofVersion).toContain(`version ${LAST_UNRELEASED + STEPS.length} of the database`)
})

// docs/spec/instance.md#what-is-new
test.each(locales)('%s is a language of the client, and has as many sentences as English', (locale) => {
  expect(LOCALES).toContain(locale)
  for (const [version, sentences] of Object.entries(read(locale))) {
    expect(sentences).toHaveLength(english[version]?.length ?? 0)
    if (locale !== 'en') expect(sentences.filter((one) => english[version]?.includes(one))).toEqual([])
  }
})

// docs/spec/instance.md#what-is-new
describe('loaded notes', () => {
  test('are in the language of the reader where they are translated', async () => {
    const [first] = await loadReleaseNotes('fa')
    expect(first).toEqual({
      version: description.version,
      locale: 'fa',
      sentences: read('fa')[description.version],
    })
  })

  test('are in English otherwise', async () => {
    const notes = await loadReleaseNotes('of nobody')
    expect(notes.map(({ locale }) => locale)).toEqual(Object.keys(english).map(() => 'en'))
    expect(notesSince(notes, '0.9.0')).toEqual(notes)
  })
})
