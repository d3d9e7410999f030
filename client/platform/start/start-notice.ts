/**
 * The notice that stands in the page's own HTML and says that a part of the page has not come
 * (vite/start-notice.ts, docs/spec/navigation.md#a-file-that-does-not-come). By itself it can be seen after a
 * few seconds; here it is steered by what is known.
 */

/** Returns the notice; null in a page that needs it no more. */
export const startNotice = () => document.getElementById('start-notice')

/**
 * Shows the notice at once, in one of its languages. Its button reloads the page, where its link could only
 * open it again.
 */
export function showStartNotice(locale: string): void {
  const notice = startNotice()
  if (!notice) return
  for (const text of notice.querySelectorAll<HTMLElement>('[lang]')) text.hidden = text.lang !== locale
  notice.dataset.shown = ''
  notice.hidden = false
  notice.onclick = (event) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) return
    event.preventDefault()
    location.reload()
  }
}

/** Hides the notice, because nothing is missing. */
export function hideStartNotice(): void {
  const notice = startNotice()
  if (notice) notice.hidden = true
}
