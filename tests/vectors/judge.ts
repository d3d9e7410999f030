/** Says what is wrong with a page that shows hostile texts, by rules apart from those of the client. */

/** Elements that run, load, send or clobber, or that belong to another language. */
const FORBIDDEN = new Set(
  'script style link meta base iframe frame frameset object embed applet template noscript math foreignobject animate animatetransform animatemotion set use image portal param title textarea select slot dialog marquee map area isindex xmp plaintext noembed noframes canvas source track picture'.split(
    ' ',
  ),
)

const NEVER = new Set(
  'srcdoc formaction ping srcset background action xlink:href http-equiv data archive codebase manifest usemap is nonce attributionsrc slot part shadowrootmode contenteditable autofocus download cite longdesc form method enctype'.split(
    ' ',
  ),
)

/** Addresses a link may have: other pages, mail, payments, and pages of the client. */
const HREF = /^(https?:\/\/[^\s\\]|mailto:|monero:|\/(?![/\\\t\n\r])|#)/i
const SRC = /^(https?:\/\/|data:image\/(gif|png|jpeg|webp|avif)[;,]|\/?[\w.~%-]+([/?#]|$))/i

/** Names that React and the client give. */
const OWN_NAME = /^(_[rR]_[0-9a-zA-Z]+_|about-|accessibility$|privacy$|administered-by$)/

/** Returns what is wrong with everything in an element. `host` is nobody that may be told who reads. */
export function objectionsTo(shown: Element): string[] {
  return [...shown.querySelectorAll('*')].flatMap(objections)
}

function objections(element: Element): string[] {
  const tag = element.localName
  const isForeign = !(element instanceof HTMLElement || element.closest('svg'))
  return [
    ...(FORBIDDEN.has(tag.toLowerCase()) || isForeign || tag.includes(':') ? [`<${tag}>`] : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      isAllowed(element, name.toLowerCase(), value) ? [] : [`<${tag} ${name}="${value}">`],
    ),
  ]
}

function isAllowed(element: Element, name: string, value: string): boolean {
  if (name.startsWith('on') || NEVER.has(name)) return false
  if (name === 'href') return HREF.test(value) && isRelated(element)
  if (name === 'src' || name === 'poster') return SRC.test(value)
  if (name === 'style') return !/url\(|@import|expression|binding|behavior/i.test(value)
  if (name === 'id' || name === 'name') return OWN_NAME.test(value)
  return true
}

/** Returns whether a link to somebody else gives them neither the window nor the address. */
function isRelated(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.origin === location.origin) return true
  return !/^https?:$/.test(element.protocol) || element.rel.includes('noopener')
}
