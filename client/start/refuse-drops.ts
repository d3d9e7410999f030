/**
 * Lets nothing that is dropped open in place of the page, from the first moment on and on every page: neither
 * a file nor a link, and with it all that was typed would be gone. What takes files says so later
 * (docs/spec/attachments.md#dropped-files).
 */
export function refuseDrops(event: DragEvent): void {
  const { target, dataTransfer } = event
  // A text or an address is written where one can write.
  const isWritten = target instanceof Element && target.matches(':read-write')
  if (!dataTransfer || (isWritten && !dataTransfer.types.includes('Files'))) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
