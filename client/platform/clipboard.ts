/** Copies text to the clipboard. Returns false when the browser refuses, for instance on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the clipboard refused', error)
    return false
  }
}
