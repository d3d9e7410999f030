/**
 * Lets Back close what covers the page, as it does in every app of a phone: an entry of the history stands for the
 * cover and leaves with it. Nobody else hears of these steps, for they lead from a page to itself.
 */
const ENTRY = { covered: true }

export function closeOnBack(onClose: () => void): () => void {
  history.pushState(ENTRY, '')
  const left = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    onClose()
  }
  window.addEventListener('popstate', left, { capture: true, once: true })
  return () => {
    window.removeEventListener('popstate', left, { capture: true })
    if (!isEntry(history.state)) return // Back, or the page went on to another
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    history.back()
  }
}

const isEntry = (state: unknown) => typeof state === 'object' && state !== null && 'covered' in state
