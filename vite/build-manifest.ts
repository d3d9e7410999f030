/**
 * Moves Vite's manifest out of `dist/`, because it names modules by their paths on this machine and `dist/`
 * is public.
 * `tests/build.test.ts` counts the bytes with it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const BY_VITE = '.vite/manifest.json'

export const BUILD_MANIFEST = resolve(import.meta.dirname, '../.kith/client-manifest.json')

export function buildManifest(): Plugin {
  return {
    name: 'kith:build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[BY_VITE]
        if (file?.type !== 'asset') return this.error(`Vite has not made ${BY_VITE}`)
        delete bundle[BY_VITE]
        mkdirSync(dirname(BUILD_MANIFEST), { recursive: true })
        writeFileSync(BUILD_MANIFEST, file.source)
      },
    },
  }
}
