/**
 * Reads the archives of captured answers, one JSON file for each area of a scenario (README.md beside this
 * file).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Returns what a file beside this one holds. */
export const readArchive = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** Returns the answers of every archive in a folder by their names: `accounts/lookup/found`. */
export const readArchives = <Answer>(folder: string): [name: string, answer: Answer][] =>
  readdirSync(join(import.meta.dirname, folder)).flatMap((file) =>
    Object.entries(readArchive<Record<string, Answer>>(join(folder, file))).map(
      ([name, answer]): [string, Answer] => [`${basename(file, '.json')}/${name}`, answer],
    ),
  )
