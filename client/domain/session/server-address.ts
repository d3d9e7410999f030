/** Reads the address of another server as people type it (docs/spec/session.md#other-servers). */

/**
 * Returns the address at which a server is opened, by its name, by the handle of somebody there, or by any
 * address of it; null for what names none.
 */
export function serverAddress(typed: string): string | null {
  const text = typed.trim().replace(/^@?[^@/\s]+@/, '')
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  const isName = address !== null && /^[^.\s]+(\.[^.\s]+)+$/.test(address.hostname)
  return isName && address.username === '' ? `${address.origin}/` : null
}
