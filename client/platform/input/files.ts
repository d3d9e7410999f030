/** Reads files that are dropped, pasted or chosen. */

/** The type that stands for a folder: a browser gives it as a file of no type that cannot be read. */
const FOLDER = 'inode/directory'

export const isFolder = ({ type }: Pick<File, 'type'>) => type === FOLDER

/** Returns the files of a drop, and folders as what they are. */
export const droppedFiles = (transfer: DataTransfer | null): File[] =>
  Array.from(transfer?.items ?? []).flatMap((item) => {
    const entry = item.webkitGetAsEntry?.()
    if (entry?.isDirectory) return [new File([], entry.name, { type: FOLDER })]
    return item.getAsFile() ?? []
  })

/** Returns the files of a paste, unless it is a text that comes with a picture of itself. */
export const pastedFiles = (transfer: DataTransfer | null): File[] =>
  isFormattedText(transfer?.types ?? []) ? [] : Array.from(transfer?.files ?? [])

/**
 * Returns whether a paste is a text. An office program adds a picture of the text. A file manager adds the
 * names of its files as plain text only, and a browser adds the markup of a picture without any text: these
 * are pastes of files.
 */
const isFormattedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))

export const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Returns a file as `data:` URL. Rejects when it is gone or may not be read. */
export const readDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
