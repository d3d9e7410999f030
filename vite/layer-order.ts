/**
 * Puts the order of the cascade layers on top of every built style sheet, so that the sheet that arrives
 * first declares it. Without it, a chunk that arrives first and opens a layer would rank that layer below the
 * reset.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = resolve(import.meta.dirname, '../client/styles/global.css')

export function layerOrder(): Plugin {
  return {
    name: 'kith:layer-order',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const order = /@layer [\w, ]+;/.exec(readFileSync(SOURCE, 'utf8'))?.[0]
        if (order === undefined) this.error(`${SOURCE} declares no order of layers`)
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css') && file.source !== '') {
            file.source = `${order}${file.source}`
          }
        }
      },
    },
  }
}
