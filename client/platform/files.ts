/** Files from outside: dropped, pasted, read. */

/** The files of a drop. */
export const droppedFiles = (transfer: DataTransfer | null): File[] => Array.from(transfer?.files ?? [])

/** The files of a paste. */
export const pastedFiles = (transfer: DataTransfer | null): File[] =>
  isFormattedText(transfer?.types ?? []) ? [] : droppedFiles(transfer)

/**
 * An office program adds a picture of the text that is meant. A file manager adds the names of its files as plain text
 * alone, and a browser the markup of a picture without any text: there the files are meant.
 */
const isFormattedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))

export const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** The whole file as `data:` URL. Rejects when it vanished or may not be read. */
export const readDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
