/**
 * The plugins that turn our sources into browser code, the same in the build, in `dev` and in browser tests.
 */
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import type { CSSOptions } from 'vite'
import { catalogues } from './catalogues.ts'
import { emojiData } from './emoji-data.ts'
import { iconPictures } from './icon-pictures.ts'
import { icons } from './icons.ts'

/** Browsers of the last two years (docs/spec/conventions.md#browsers). */
export const TARGET = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

export function clientPlugins() {
  return [
    // They come as JSON, and only then as code that others can read.
    catalogues(),
    icons(),
    iconPictures(),
    // The compiler works on components with 'use memo': lists and cards. Elsewhere its caches are not worth
    // their bytes.
    react({ compiler: { compilationMode: 'annotation' } }),
    emojiData(),
  ]
}

/**
 * Keeps class names readable and stable (`PostCard_header`), so that an administrator's theme can rely on
 * them.
 */
export const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${name}`,
  },
}
