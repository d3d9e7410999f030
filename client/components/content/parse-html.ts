/** Parses HTML from the server without running or loading any of it. */
declare global {
  interface Window {
    /**
     * TypeScript's DOM library does not know it yet, and asks for a string where a trusted value is passed.
     */
    readonly trustedTypes?: {
      createPolicy<Rules>(name: string, rules: Rules): Rules
    }
  }
}

/**
 * Lets every string pass, because this is the only place that parses HTML from the server: the result stays
 * in an inert document, where nothing loads or runs, and is only read. The page allows each policy once, by
 * its name (vite/security-policy.ts).
 */
const policy = window.trustedTypes?.createPolicy('kith-html', { createHTML: (html: string) => html })

const inert = document.implementation.createHTMLDocument('')
const context = inert.createElement('div')

/*
 * The parser ignores a form inside a form. With a form around the context, the result contains none. Forms
 * are the only elements whose `childNodes` and `localName` can be replaced by their own fields (DOM
 * clobbering).
 */
inert.createElement('form').append(context)

/**
 * Characters. No server accepts a longer post (docs/server/writing.md#length), and a browser needs minutes to
 * lay out a much longer one.
 */
const MAX_LENGTH = 150_000

/**
 * Nobody writes that many tags into a post. With malformed HTML, parsing takes time by the square of their
 * number.
 */
const MAX_TAGS = 10_000

/** Returns the parsed HTML. Overlong text is cut; HTML with too many tags is read as text. */
export function parseHtml(html: string): DocumentFragment {
  const hasTooManyTags = html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1
  const source = hasTooManyTags ? html.replaceAll(/<[^>]*>?/g, ' ') : html
  const range = inert.createRange()
  range.selectNodeContents(context)
  const content = range.createContextualFragment(policy?.createHTML(source) ?? source)
  if (source.length > MAX_LENGTH) cutText(content)
  return content
}

function cutText(content: DocumentFragment): void {
  const texts = inert.createNodeIterator(content, NodeFilter.SHOW_TEXT)
  let left = MAX_LENGTH
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const { length } = text.data
    if (length > left) text.data = left > 0 ? `${text.data.slice(0, left)}…` : ''
    left -= length
  }
}
