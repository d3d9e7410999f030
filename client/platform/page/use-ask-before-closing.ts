import { useEffect } from 'react'

/**
 * Lets the browser ask before the page is closed or loaded anew, as long as `hasToAsk`
 * (docs/spec/drafts-and-outbox.md#when-storing-fails). The words of the question are the browser's.
 */
export function useAskBeforeClosing(hasToAsk: boolean): void {
  useEffect(() => {
    if (!hasToAsk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasToAsk])
}
