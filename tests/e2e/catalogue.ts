/** Reads the texts of a language, to find things on a page that is not in English. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the texts of a language by their keys. */
export function textsOf(locale: string): (key: string) => string {
  const file = join(import.meta.dirname, `../../client/i18n/locales/${locale}.json`)
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return (key) => {
    const text = catalogue[key]
    if (text === undefined) throw new Error(`there is no text ${key}`)
    return text
  }
}
