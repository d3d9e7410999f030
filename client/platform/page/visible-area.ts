/**
 * Finds the part of the window that a keyboard on the screen leaves free. Most browsers put theirs over the
 * page instead of making it smaller.
 */
import { useSyncExternalStore } from 'react'

const phone = () => matchMedia('(width < 48rem)')

/** Returns whether the page is laid out for a phone: one column above a bar. */
export const isPhone = () => phone().matches

/** Returns the same, and draws the component again when it changes. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhone)

function subscribe(onChange: () => void): () => void {
  const followed = phone()
  followed.addEventListener('change', onChange)
  return () => followed.removeEventListener('change', onChange)
}

/** Keeps an element that covers the window above the keyboard; returns the function that stops it. */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const area = window.visualViewport
  if (!area) return () => {}
  const follow = () => {
    const isZoomed = area.scale > 1.01 // zoomed in by a person, not made smaller by a keyboard
    const isCovered = !isZoomed && area.height < window.innerHeight - 1
    element.style.blockSize = isCovered ? `${area.height}px` : ''
    element.style.translate = isCovered ? `0 ${area.offsetTop}px` : ''
  }
  follow()
  area.addEventListener('resize', follow)
  area.addEventListener('scroll', follow)
  return () => {
    area.removeEventListener('resize', follow)
    area.removeEventListener('scroll', follow)
  }
}
