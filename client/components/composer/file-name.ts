import type { TextKey, Translate } from '#i18n/i18n.ts'

/**
 * The names of files by their types. A file of another type is a document
 * (docs/spec/media.md#kinds-of-files).
 */
const FILE_NAMES = new Map<string, TextKey>([
  ['image', 'edit.image'],
  ['video', 'edit.video'],
  ['audio', 'edit.audio'],
])

/** Returns what the n-th file of a published post is called. */
export const fileName = (type: string, number: number, t: Translate): string =>
  t(FILE_NAMES.get(type) ?? 'edit.file', { number })
