/**
 * Completes the file of licence texts that Vite makes of all bundled modules: with our own licence, and with those of
 * packages whose code or data reaches the bundle through modules that have no file.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

export const LICENCES = 'licences.txt'

const ROOT = resolve(import.meta.dirname, '..')

/** The name of a module without a file → the package it was made of, and its licence. */
const BEHIND: readonly (readonly [RegExp, string, string])[] = [
  [/^\0virtual:standard-emoji\//, 'emojibase-data', 'LICENSE'],
  [/^\0vite\//, 'vite', 'LICENSE.md'],
  [/^\0rolldown\//, 'rolldown', 'LICENSE'],
]

/** Begins the part of a licence that lists what only the package's own program contains. */
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
        if (file?.type !== 'asset') return this.error(`Vite has made no ${LICENCES}`)
        const modules = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? output.moduleIds : [],
        )
        const others = BEHIND.filter(([pattern]) => modules.some((id) => pattern.test(id)))
        const sections = others.map(([, name, licence]) => section(join('node_modules', name), licence))
        file.source = [section('', 'LICENSE'), String(file.source).trim(), ...sections].join('\n\n')
      },
    },
  }
}

/** Words a package as Vite does. */
function section(folder: string, licence: string): string {
  const read = (file: string) => readFileSync(join(ROOT, folder, file), 'utf8')
  const { name, version, license } = JSON.parse(read('package.json'))
  const [text = ''] = read(licence).split(OF_ITS_PARTS)
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`
}
