/** The hook for an administrator's theme: an empty style sheet, linked after all of ours (contract 7.12). */
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
