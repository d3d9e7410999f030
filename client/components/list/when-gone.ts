/** What is still to be drawn comes at once; what stays longer than this stays. Milliseconds. */
const LONG_ENOUGH = 1_000

/** Runs as soon as the element has left the page, if the focus has left with it. */
export function whenGone(element: Element, run: () => void): void {
  const observer = new MutationObserver(look)
  function look() {
    if (element.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) run()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONG_ENOUGH)
  look()
}
