/**
 * Builds client/show-snapshot.ts into a classic script, which shows the page as it was left before the first paint. The page
 * names it, so that the service worker knows what to put into it (client/domain/snapshot/page.ts).
 */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleClassic } from './classic-script.ts'

const SOURCE = resolve(import.meta.dirname, '../client/show-snapshot.ts')

export function snapshotScript(): Plugin {
  let script = { fileName: '', code: '' }
  return {
    name: 'kith:snapshot-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const code = await bundleClassic(SOURCE)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      script = { code, fileName: `assets/show-snapshot-${hash}.js` }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('</head>', `  <meta name="kith-snapshot" content="/${script.fileName}">\n  </head>`),
    },
  }
}
