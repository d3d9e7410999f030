/** Hands an address over to other programs, by the sheet of the system. Few browsers on desktops have one. */

/** Returns whether the system can share an address. */
export const canShare = (url: string): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ url }) ?? true)

/** Opens the sheet. Returns false where the system refuses; who closes it has not refused anything. */
export async function share(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
