/**
 * Bundles a module that is imported with `?thread` into one text, for `new Worker(code, { eval: true })`. It works in the
 * build, in `dev` and in tests, where Node cannot run our sources itself.
 */
import { build, type Plugin } from 'vite'

const ASKED = /\?thread$/
const BUNDLED = /^\0(.*)\?thread\.js$/

export function threads(): Plugin {
  return {
    name: 'kith:threads',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      async handler(source, importer, options) {
        const file = await this.resolve(source.replace(ASKED, ''), importer, { ...options, skipSelf: true })
        return file === null ? null : `\0${file.id}?thread.js`
      },
    },
    load: {
      filter: { id: BUNDLED },
      async handler(id) {
        const { code, moduleIds } = await bundle(BUNDLED.exec(id)?.[1] ?? '')
        for (const file of moduleIds) if (!file.startsWith('\0')) this.addWatchFile(file.replace(/\?.*$/, ''))
        return { code: `export const code = ${JSON.stringify(code)}`, map: null }
      },
    },
  }
}

/** Bundles a file as CommonJS, which a worker expects of text. */
async function bundle(file: string) {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error(`${file} was not built`)
  return chunk
}
