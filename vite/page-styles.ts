/**
 * Links the style sheets of posts in the page, because nearly every screen needs them. A screen waits for a sheet that its code
 * brings, and the first post with it; this one is there before the code is (docs/decisions/044-before-the-first-post.md).
 */
import type { Plugin, Rolldown } from 'vite'

/** The chunk whose style sheet the page links, besides those of its entry. */
const CHUNK = 'posts'

export function pageStyles(): Plugin {
  return {
    name: 'kith:page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace('</head>', `${stylesOfPosts(bundle).map(link).join('')}</head>`),
    },
  }
}

/** Returns the names of the style sheets that the page links besides those of its entry. */
export function stylesOfPosts(bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === CHUNK)
  const styles = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  if (styles.length === 0) throw new Error(`the chunk ${CHUNK} has no style sheet`)
  return styles
}

const link = (file: string) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `
