/**
 * Compiles the catalogues in `client/i18n/locales/*.json` (key → ICU message) at build time, so that the
 * client needs no ICU parser. Each catalogue becomes two modules: `?first.js` has the texts that are
 * needed first, and `?rest.js` all others. By this ending bundlers know what they are.
 */
import { resolve } from 'node:path'
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
const CATALOGUE = /\/i18n\/locales\/[\w-]+\.json\?(?:first|rest)\.js$/

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
    transform: {
      filter: { id: CATALOGUE },
      handler(json, id) {
        first ??= firstKeys()
        const keys = first
        const isRest = id.endsWith('?rest.js')
        const texts = compileCatalogue(json, (key) => keys.has(key) !== isRest)
        // Engines parse a string with JSON.parse faster than the same object as source text.
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`, map: null }
      },
    },
  }
}

/** Returns the texts of the keys that are wanted. */
function compileCatalogue(json: string, isWanted: (key: string) => boolean): Record<string, Message> {
  const messages: Record<string, string> = JSON.parse(json)
  const compiled = Object.entries(messages)
    .filter(([key]) => isWanted(key))
    .map(([key, message]) => [key, simplified(compileMessage(message))])
  return Object.fromEntries(compiled)
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
