/**
 * Tells the client which version it is, with its commit and its date, and writes the same into
 * `version.json` for programs (docs/spec/instance.md#the-version-of-a-build).
 */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { versionOf } from '../scripts/version.mjs'

export function version(): Plugin {
  const own = versionOf(resolve(import.meta.dirname, '..'))
  return {
    name: 'kith:version',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      define: {
        'import.meta.env.KITH_COMMIT': JSON.stringify(own.commit),
        'import.meta.env.KITH_DATE': JSON.stringify(own.date),
      },
    }),
    generateBundle() {
      const source = `${JSON.stringify(own, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}
