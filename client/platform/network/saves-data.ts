/**
 * Returns whether the reader asks to save data, or the connection is so slow that what is wanted must not
 * wait for more.
 */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  return isSaving || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
