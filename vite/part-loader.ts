/** Lets our own function load parts and their style sheets (client/platform/start/load-part.ts). */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module from which Vite's calls take their function. */
const HELPER = /vite\/preload-helper/

const LOADER = resolve(import.meta.dirname, '../client/platform/start/load-part.ts')

export function partLoader(): Plugin {
  return {
    name: 'kith:part-loader',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: HELPER },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)}`,
    },
  }
}
