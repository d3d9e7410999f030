import { useEffect, useRef } from 'react'

/**
 * Returns a ref that tells whether the form still stands there, for what ends after it may have been closed.
 */
export function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
