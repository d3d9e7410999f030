/**
 * Tells when a picture, a sound or a film cannot be shown, also when that happened before its element was on
 * the page: React passes on no event of an element that it has not put there yet
 * (docs/spec/media.md#files-that-cannot-be-shown).
 */
export type FileElement = HTMLImageElement | HTMLMediaElement

/** Returns a ref callback that calls `fail` for an element whose file cannot be shown. */
export const watchFile =
  <Watched extends FileElement>(fail: (element: Watched) => void) =>
  (element: Watched | null) => {
    if (!element) return
    const tell = () => fail(element)
    element.addEventListener('error', tell)
    if (element instanceof HTMLMediaElement) {
      if (element.error) tell()
    } else if (element.complete && element.naturalWidth === 0 && element.getAttribute('src')) {
      // A drawing without a size has no width either, but it can be decoded.
      element.decode().catch(tell)
    }
    return () => element.removeEventListener('error', tell)
  }

/** Hides a picture that cannot be shown, so that what is under it is seen. For its `ref`. */
export const hideIfBroken = watchFile((element: HTMLImageElement) => {
  element.hidden = true
})
