/** The sizes of pictures, as local storage has them. */
import { custom } from 'valibot'
import { KEYS } from '#platform/storage/storage.ts'
import { storedList } from './stored-value.ts'

/** A short form of the address, and the size. */
type Entry = [key: string, width: number, height: number]

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [key, width, height] = value
  return typeof key === 'string' && width > 0 && height > 0
}

export const STORED_IMAGE_SIZES = storedList(KEYS.imageSizes, 'device', custom<Entry>(isEntry))
