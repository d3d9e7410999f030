import { handOverFocus } from '#platform/focus/hand-over.ts'

/**
 * Remembers what has the focus now, and returns a ref callback for the form that takes it over. The form comes into view with
 * the focus; when it leaves the page with the focus inside, the focus goes back.
 */
export function takePlace() {
  const opener = document.activeElement
  const handBack = handOverFocus(() => () => {
    if (!(opener instanceof HTMLElement)) return null
    opener.scrollIntoView({ block: 'nearest' })
    return opener
  })
  return (form: HTMLElement | null) => {
    if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' })
    return handBack(form)
  }
}
