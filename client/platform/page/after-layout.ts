/**
 * Calls back when the browser has laid out an element, before it is painted, and once. Whoever asks where
 * something stands at another moment makes the browser lay out the page in between, which costs a slow one a
 * frame. Returns what cancels it.
 */
export function afterLayout(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    callback()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
