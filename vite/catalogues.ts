/**
 * Compiles `client/i18n/locales/*.json` (key → ICU message) while building, so that no ICU parser ships. Each
 * becomes two modules: the texts that are needed first, and under `?rest` all others.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { firstWords } from './first-texts.ts'

const CATALOGUE = /locales\/[\w-]+\.json(?:\?rest)?$/

/** The compiled module ends in `.js`, out of reach of Vite's own JSON plugin. */
const COMPILED = /^\0(.*i18n\/locales\/[\w-]+\.json)(\?rest)?\.js$/

interface Catalogue {
  language: string
  isRest: boolean
}

/** Which catalogue a compiled module holds; undefined for any other module. */
export function catalogueOf(moduleId: string): Catalogue | undefined {
  const [, file, rest] = COMPILED.exec(moduleId) ?? []
  return file === undefined ? undefined : { language: basename(file, '.json'), isRest: rest !== undefined }
}

export function catalogues(): Plugin {
  return {
    name: 'kith:catalogues',
    enforce: 'pre',
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
        return { code: compileCatalogue(await readFile(file, 'utf8'), file, rest !== undefined), map: null }
      },
    },
  }
}

function compileCatalogue(json: string, file: string, isRest: boolean): string {
  const messages: unknown = JSON.parse(json)
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} holds no messages`)
  const first = firstWords()
  const compiled = Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => first.has(key) !== isRest)
      .map(([key, message]) => [key, compileMessage(String(message))]),
  )
  // A string given to JSON.parse is read faster by engines than the same object as source text.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
