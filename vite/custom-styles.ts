/**
 * Adds an empty style sheet for an administrator's theme and links it after all others
 * (docs/server/policy-and-files.md#themes, docs/spec/instance.md#themes-of-administrators).
 */
import type { Plugin } from 'vite'

const FILE = 'assets/custom.css'

export function customStyles(): Plugin {
  return {
    name: 'kith:custom-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: '' })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', `  <link rel="stylesheet" href="/${FILE}">\n  </head>`),
    },
  }
}
