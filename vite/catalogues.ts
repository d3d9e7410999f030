/** Compiles `client/i18n/locales/*.json` (key → ICU message) while building, so that no ICU parser ships. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOGUE = /locales\/[\w-]+\.json$/

/** The compiled module ends in `.js`, out of reach of Vite's own JSON plugin. */
const COMPILED = /^\0(.*i18n\/locales\/[\w-]+\.json)\.js$/

/** The language of a compiled catalogue's module id; undefined for any other module. */
export function languageOf(moduleId: string): string | undefined {
  const file = COMPILED.exec(moduleId)?.[1]
  return file === undefined ? undefined : basename(file, '.json')
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
        const file = COMPILED.exec(id)?.[1]
        if (file === undefined) return null
        this.addWatchFile(file)
        return { code: compileCatalogue(await readFile(file, 'utf8'), file), map: null }
      },
    },
  }
}

function compileCatalogue(json: string, file: string): string {
  const messages: unknown = JSON.parse(json)
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} holds no messages`)
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessage(String(message))]),
  )
  // A string given to JSON.parse is read faster by engines than the same object as source text.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
