/**
 * Compiles the catalogues in `client/i18n/locales/*.json` (key → ICU message) at build time, so that the
 * client needs no ICU parser. Each catalogue becomes two modules: the texts that are needed first, and with
 * `?rest` all others.
 */
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessage,
} from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { Message, Piece } from '../client/i18n/messages.ts'
import { firstKeys } from './first-texts.ts'

export const LOCALES = resolve(import.meta.dirname, '../client/i18n/locales')
const CATALOGUE = /locales\/[\w-]+\.json(?:\?rest)?$/

/** Ids of compiled modules end in `.js`, so that Vite's own JSON plugin leaves them alone. */
const COMPILED = /^\0(.*i18n\/locales\/[\w-]+\.json)(\?rest)?\.js$/

interface Catalogue {
  language: string
  isRest: boolean
}

/** Returns the catalogue that a compiled module holds, or undefined for any other module. */
export function catalogueOf(moduleId: string): Catalogue | undefined {
  const [, file, rest] = COMPILED.exec(moduleId) ?? []
  return file === undefined ? undefined : { language: basename(file, '.json'), isRest: rest !== undefined }
}

export function catalogues(): Plugin {
  // All sources are read to find them, and there are two modules for each language.
  let first: ReadonlySet<string> | null = null
  const readAgain = () => {
    first = null
  }
  return {
    name: 'kith:catalogues',
    enforce: 'pre',
    buildStart: readAgain,
    watchChange: readAgain,
    resolveId: {
      filter: { id: CATALOGUE },
      async handler(source, importer, options) {
        const file = await this.resolve(source, importer, { ...options, skipSelf: true })
        return file === null ? null : `\0${file.id}.js`
      },
    },
    load: {
      filter: { id: COMPILED },
      async handler(id) {
        const [, file, rest] = COMPILED.exec(id) ?? []
        if (file === undefined) return null
        this.addWatchFile(file)
        const keys = first ?? firstKeys()
        first = keys
        const texts = compileCatalogue(
          await readFile(file, 'utf8'),
          file,
          (key) => keys.has(key) === (rest === undefined),
        )
        return { code: `export default ${texts}`, map: null }
      },
    },
  }
}

/** Returns the texts of the keys that are wanted, as an expression in JavaScript. */
function compileCatalogue(json: string, file: string, isWanted: (key: string) => boolean): string {
  const messages: unknown = JSON.parse(json)
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} holds no messages`)
  const compiled = Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => isWanted(key))
      .map(([key, message]) => [key, simplified(compileMessage(String(message)))]),
  )
  // Engines parse a string with JSON.parse faster than the same object as source text.
  return `JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}

/** Returns a message as the client reads it (client/i18n/messages.ts): a plain text is no list of pieces. */
export function simplified(message: CompiledMessage): Message {
  const [only] = message
  if (message.length === 1 && typeof only === 'string' && only !== '#') return only
  return message.map((piece) => (typeof piece === 'string' ? piece : simplifiedPiece(piece)))
}

function simplifiedPiece([name, kind, format]: Exclude<CompiledMessageToken, string>): Piece {
  if (kind === undefined) return [name]
  if (kind === 'number' && format === undefined) return [name, kind]
  if ((kind === 'plural' || kind === 'select') && isForms(format) && format.offset === undefined) {
    const { offset: _, ...forms } = format
    const simple = Object.entries(forms).map(([form, message]) => [form, simplified(message)])
    return [name, kind, Object.fromEntries(simple)]
  }
  throw new Error(
    `{${name}, ${kind}} cannot be shown: client/i18n/messages.ts knows plain numbers, plurals and choices`,
  )
}

const isForms = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null
