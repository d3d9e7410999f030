/** Puts text on the clipboard; false when the browser refuses, for instance on a page without a secure origin. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the clipboard refused', error)
    return false
  }
}
