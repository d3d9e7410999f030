/**
 * Decides what becomes of a text, a title and an address that another program or a page has shared
 * (docs/spec/writing.md#what-others-share).
 */

export interface SharedParts {
  title?: string | null
  text?: string | null
  url?: string | null
}

/** The page that takes what is shared: the manifest names it, and so do bookmarks. */
export const SHARE_PATH = '/share'

/** The cache in which the worker puts forms until the page has read them. */
export const SHARED_FORMS = 'shared-forms'

/**
 * Returns the text of a post from what was shared: the title, the text and the address, each on lines of its
 * own and none twice. Many programs put the address into the text, or the title into both.
 */
export function sharedText(parts: SharedParts): string {
  const [title = '', text = '', url = ''] = [parts.title, parts.text, parts.url].map((part) => part?.trim())
  const lines = text.includes(url) ? [text] : [text, url]
  const all = text.includes(title) || title === url ? lines : [title, ...lines]
  return all.filter(Boolean).join('\n\n')
}

/** Returns a text with what was shared below it, so that nothing that was written is lost. */
export const withShared = (written: string, shared: string): string =>
  [written.trimEnd(), shared].filter(Boolean).join('\n\n')
