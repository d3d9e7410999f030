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

export function parseHtml(sent: string): DocumentFragment {
  const html = sent.length > MAX_LENGTH ? `${sent.slice(0, MAX_LENGTH)}…` : sent
  const source =
    html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1 ? html.replaceAll(/<[^>]*>?/g, ' ') : html
  const range = inert.createRange()
  range.selectNodeContents(context)
  return range.createContextualFragment(policy?.createHTML(source) ?? source)
}
