/**
 * Rewrites the texts of a page as translators of browsers and extensions do, and worse: it puts each text
 * into `font` elements or changes it in place, divides some, merges some with their neighbours, and does the
 * same with whatever comes later. A text reads «as it was» afterwards. What says `translate="no"` stays. Runs
 * in the page, before its own scripts.
 */
export function translate(seed: number): void {
  const LEFT = 'script, style, textarea, svg, [translate="no"], .notranslate'
  /** Elements that hold nothing but text: a browser changes that in place. */
  const PLAIN = 'title, option'
  /** The words that were written into each text. */
  const written = new WeakMap<Text, string>()
  let state = seed

  /** Returns true that often, in the same order for the same seed. */
  function chance(share: number): boolean {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296 < share
  }

  function inFonts(words: string): Element {
    const inner = document.createElement('font')
    const text = document.createTextNode(words)
    written.set(text, words)
    inner.append(text)
    const outer = document.createElement('font')
    outer.append(inner)
    return outer
  }

  function rewrite(text: Text): void {
    const parent = text.parentElement
    if (!parent?.isConnected || text.data === '' || written.get(text) === text.data || parent.closest(LEFT))
      return
    if (chance(0.2)) parent.normalize()
    const words = `«${text.data}»`
    if (parent.matches(PLAIN) || chance(0.2)) {
      written.set(text, words)
      text.data = words
    } else if (chance(0.3)) {
      const middle = Math.floor(words.length / 2)
      text.replaceWith(inFonts(words.slice(0, middle)), inFonts(words.slice(middle)))
    } else {
      text.replaceWith(inFonts(words))
    }
  }

  function rewriteAll(node: Node): void {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    while (walker.nextNode())
    texts.forEach(rewrite)
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') rewriteAll(target)
      else addedNodes.forEach(rewriteAll)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
