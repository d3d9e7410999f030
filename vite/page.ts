/**
 * Writes into the page what it does and shows before the application has come: the script at its start, the
 * notice for when nothing comes, with the script that watches for that, and the outline.
 */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleClassic } from './classic-script.ts'
import { withOutline } from './page-outline.ts'
import { withNotice } from './start-notice.ts'
import { START, withStartScript } from './start-script.ts'

/** The scripts of client/start/ by their names in the build. */
const SCRIPTS = { 'start.js': 'start.ts', 'watch.js': 'watch-start.ts' }

export function page(): Plugin {
  return {
    name: 'kith:page',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.meta.watchMode) return // while developing
      for (const [name, file] of Object.entries(SCRIPTS)) {
        const source = await bundleClassic(resolve(import.meta.dirname, '../client/start', file))
        this.emitFile({ type: 'asset', name, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace(START, '<script type="module" src="/start/start.ts"></script>')
        return withOutline(withNotice(withStartScript(html, bundle), bundle), bundle)
      },
    },
  }
}
