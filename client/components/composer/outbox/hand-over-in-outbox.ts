import { handOverFocus } from '#platform/focus/hand-over.ts'

/**
 * For the `ref` of a post in the outbox. When it leaves with the focus, one beside it has the focus next,
 * else what stands before their list: the composer; where there is none, the heading of the page.
 */
export const handOverInOutbox = handOverFocus((item) => {
  const followers = [
    item.nextElementSibling,
    item.previousElementSibling,
    item.parentElement?.previousElementSibling,
    document.querySelector('main h1'),
  ].map(focusableIn)
  return () => followers.find((one) => one?.isConnected)
})

function focusableIn(place: Element | null | undefined): HTMLElement | null {
  if (place instanceof HTMLElement && place.matches('button, h1')) return place
  return place?.querySelector<HTMLElement>('textarea, button') ?? null
}
