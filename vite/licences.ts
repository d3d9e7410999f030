/**
 * Completes the file of licences that Vite makes for bundled modules. Adds our own licence, and those of
 * packages whose code or data is in the bundle through modules without a file.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

export const LICENCES = 'licences.txt'

const ROOT = resolve(import.meta.dirname, '..')

/** Names of modules without a file, with the package they are made of and the file of its licence. */
const GENERATED_FROM: readonly (readonly [RegExp, string, string])[] = [
  [/^\0virtual:standard-emoji\//, 'emojibase-data', 'LICENSE'],
  [/^\0virtual:icon\//, 'lucide-react', 'LICENSE'],
  [/^\0vite\//, 'vite', 'LICENSE.md'],
  [/^\0rolldown\//, 'rolldown', 'LICENSE'],
]

/** The heading of the licences of code that only the package's own program contains. */
const OF_ITS_PARTS = /^# Licenses of bundled dependencies$/m

export function licences(): Plugin {
  return {
    name: 'kith:licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[LICENCES]
        if (file?.type !== 'asset') return this.error(`Vite has not made ${LICENCES}`)
        const modules = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? output.moduleIds : [],
        )
        const others = GENERATED_FROM.filter(([pattern]) => modules.some((id) => pattern.test(id)))
        const sections = others.map(([, name, licence]) => section(join('node_modules', name), licence))
        file.source = [section('', 'LICENSE'), String(file.source).trim(), ...sections].join('\n\n')
      },
    },
  }
}

/** Returns a section in the form that Vite writes for a package. */
function section(folder: string, licence: string): string {
  const read = (file: string) => readFileSync(join(ROOT, folder, file), 'utf8')
  const { name, version, license } = JSON.parse(read('package.json'))
  const [text = ''] = read(licence).split(OF_ITS_PARTS)
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`
}
