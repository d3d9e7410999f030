/**
 * Marks the scripts of the first post, so that Chromium compiles all their functions while it downloads them, beside the
 * page. It would compile each on its first call instead, in the middle of the first drawing (docs/decisions/044-before-the-first-post.md).
 */
import type { Plugin } from 'vite'

const MARK = '//# allFunctionsCalledOnLoad\n'

/** Returns the plugin that marks the chunks of these names. */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'kith:compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const marked = chunks.filter(({ name }) => names.includes(name))
        if (marked.length !== names.length) this.error(`Not all of these are chunks: ${names.join(', ')}`)
        for (const chunk of marked) chunk.code = MARK + chunk.code
      },
    },
  }
}
