/**
 * Makes one small chunk per language with the names of the standard emoji. It leaves out the parts of
 * emojibase's data that the picker does not need: skin tones, code points, and emoji that most systems cannot
 * draw yet.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = resolve(import.meta.dirname, '../client/i18n/locales')
const DATA = dirname(fileURLToPath(import.meta.resolve('emojibase-data/package.json')))
const INDEX = 'virtual:standard-emoji'
const MODULE = /^\0virtual:standard-emoji(?:\/([\w-]+))?$/

/** The module of the names that servers replace by a character. */
const SHORTCODES = 'shortcodes'

/** Names by emojibase's numbers of groups. The third group holds only components, such as hair. */
const GROUPS = [
  'smileys',
  'people',
  null,
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
]

/** The newest version of emoji. Systems that are two years old draw later ones as empty boxes. */
const NEWEST = 15.1

interface Entry {
  emoji: string
  label: string
  tags?: string[]
  group?: number
  order?: number
  version: number
}

export function emojiData(): Plugin {
  return {
    name: 'kith:emoji-data',
    resolveId: {
      filter: { id: /^virtual:standard-emoji/ },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: MODULE },
      handler: (id) => {
        const part = MODULE.exec(id)?.[1]
        if (part === undefined) return indexModule()
        return part === SHORTCODES ? shortcodesModule() : languageModule(part)
      },
    },
  }
}

const fileOf = (language: string) => join(DATA, language, 'data.json')

/**
 * Returns the name under which emojibase has a language: `pt` for `pt-BR`, `zh` for `zh-Hans`; undefined for
 * one that it does not know.
 */
export function emojibaseName(locale: string): string | undefined {
  const [language = locale] = locale.split('-')
  return [locale.toLowerCase(), language].find((name) => existsSync(fileOf(name)))
}

function indexModule(): string {
  const loaders = readdirSync(LOCALES).flatMap((file) => {
    const locale = basename(file, '.json')
    const name = emojibaseName(locale)
    return name === undefined ? [] : [`'${locale}': () => import('${INDEX}/${name}')`]
  })
  return `export const languages = { ${loaders.join(', ')} }
export const shortcodes = () => import('${INDEX}/${SHORTCODES}')`
}

/** Returns the names that GitHub has made usual, which the server knows too. */
async function shortcodesModule(): Promise<string> {
  const file = join(DATA, 'en/shortcodes/github.json')
  const names: Record<string, string | string[]> = JSON.parse(await readFile(file, 'utf8'))
  const all = Object.values(names).flat().join(' ')
  return `export default new Set(${JSON.stringify(all)}.split(' '))`
}

async function languageModule(language: string): Promise<string> {
  const entries: Entry[] = JSON.parse(await readFile(fileOf(language), 'utf8'))
  const groups = GROUPS.flatMap((group, number) => {
    const emojis = entries
      .filter((entry) => entry.group === number && entry.version <= NEWEST)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ emoji, label, tags = [] }) => [emoji, label, newWords(tags, label)])
    return group === null ? [] : [{ group, emojis }]
  })
  // Engines parse a string with JSON.parse faster than the same data as source text.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(groups))})`
}

/** Returns the tags that the name does not contain already. */
function newWords(tags: string[], label: string): string {
  const name = label.toLowerCase()
  return tags.filter((tag) => !name.includes(tag.toLowerCase())).join(' ')
}
