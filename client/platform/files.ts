/** Files from outside: dropped, pasted, read. */

/** The files of a drop. */
export const droppedFiles = (transfer: DataTransfer | null): File[] => Array.from(transfer?.files ?? [])

/** The files of a paste. An office program adds a picture of the text that is meant: text wins. */
export const pastedFiles = (transfer: DataTransfer | null): File[] =>
  transfer?.types.includes('text/plain') ? [] : droppedFiles(transfer)

export const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** The whole file as `data:` URL. Rejects when it vanished or may not be read. */
export const readDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
