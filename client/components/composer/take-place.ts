/**
 * Remembers what has the focus now. The answer is a ref callback for the form that takes it over: it comes into view with
 * the focus, and when it leaves the page with the focus inside, the focus goes back.
 */
export function takePlace() {
  const opener = document.activeElement
  return (form: HTMLElement | null) => {
    if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' })
    return () => {
      if (form?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }
}
