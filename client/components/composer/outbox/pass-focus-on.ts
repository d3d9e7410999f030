/**
 * A ref callback for a post of the outbox. When it leaves with the focus, the focus goes to one beside it, else to what
 * stands before their list: the composer; where there is none, to the head of the page.
 */
export function passFocusOn(item: HTMLElement | null) {
  return () => {
    if (!item?.contains(document.activeElement)) return
    const followers = [
      item.nextElementSibling,
      item.previousElementSibling,
      item.parentElement?.previousElementSibling,
      document.querySelector('main h1'),
    ].map(focusableIn)
    queueMicrotask(() => {
      // An editor that opened meanwhile has it already.
      if (document.activeElement === document.body) followers.find((one) => one?.isConnected)?.focus()
    })
  }
}

function focusableIn(place: Element | null | undefined): HTMLElement | null {
  if (place instanceof HTMLElement && place.matches('button, h1')) return place
  return place?.querySelector<HTMLElement>('textarea, button') ?? null
}
