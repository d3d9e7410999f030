/**
 * Takes the place of translators where a recipe is followed (docs/recipes.md): writes what a catalogue lacks
 * in English, behind the tag of its language. A tag as argument begins a new catalogue.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'client/i18n/locales'

const fileOf = (tag) => `${FOLDER}/${tag}.json`
const read = (tag) => (existsSync(fileOf(tag)) ? JSON.parse(readFileSync(fileOf(tag), 'utf8')) : {})

const english = read('en')
const tags = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && name !== 'en.json')
  .map((name) => name.replace('.json', ''))

for (const tag of new Set([...tags, ...process.argv.slice(2)])) {
  const known = read(tag)
  const texts = Object.entries(english).map(([key, text]) => [key, known[key] ?? `${tag}: ${text}`])
  writeFileSync(fileOf(tag), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
}
