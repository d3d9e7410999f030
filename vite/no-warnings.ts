/**
 * Stops a build that the bundler warns of: among the lines of a first `npm start` a warning is read by people
 * who cannot judge it, and is never mended. How long a build took says nothing about the client.
 */
import type { Plugin } from 'vite'

/** Libraries name what only other servers of React understand; there is none here. */
const HARMLESS = new Set(['MODULE_LEVEL_DIRECTIVE'])

export function noWarnings(): Plugin {
  return {
    name: 'kith:no-warnings',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
    onLog(level, log) {
      if (level === 'warn' && !HARMLESS.has(log.code ?? '')) this.error(log)
    },
  }
}
