/** The part of the window that a keyboard on the screen leaves free. Most browsers cover the page with theirs instead of making it smaller. */

/** Whether the product is laid out for a phone: one column above a bar. */
export const isPhone = () => matchMedia('(width < 48rem)').matches

/** Keeps an element that covers the window above the keyboard. Answers the function that ends it. */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const area = window.visualViewport
  if (!area) return () => {}
  const follow = () => {
    const isZoomed = area.scale > 1.01 // somebody looks closer: that is no keyboard
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
