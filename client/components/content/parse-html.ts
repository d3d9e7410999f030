declare global {
  interface Window {
    /** Unknown to TypeScript's DOM library so far. A TrustedHTML passes wherever that library asks for a string. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): string }
    }
  }
}

/**
 * The one place that hands server HTML to a parser. The result lives in an inert document, where nothing loads or
 * runs, and is only ever read: that is why the policy may let every string pass.
 */
const policy = window.trustedTypes?.createPolicy('kith-html', { createHTML: (html) => html })

const inert = document.implementation.createHTMLDocument('')
const context = inert.createElement('div')

/*
 * The parser ignores a form inside a form. With one around the context there is no form in the result: the only
 * element whose `childNodes` or `localName` its own fields could replace (DOM clobbering).
 */
inert.createElement('form').append(context)

/** No server takes a longer post (contract 4). Much longer ones take a browser minutes to break into lines. */
const MAX_LENGTH = 150_000

/** Some malformed input costs a parser the square of its length. Nobody writes that many tags into a post. */
const MAX_TAGS = 10_000

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
