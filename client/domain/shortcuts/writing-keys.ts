/**
 * The keys that mean something while a text is written, together with Ctrl or Cmd. They are those that every
 * editor has, and cannot be changed (docs/spec/keyboard.md#keys-while-writing).
 */
import type { Format } from '../composer/format.ts'

export const WRITING_KEYS = [
  { format: 'bold', key: 'b' },
  { format: 'italic', key: 'i' },
  { format: 'link', key: 'k' },
] as const satisfies readonly { format: Format; key: string }[]

/** Returns the key of a format; undefined for one without. */
export const keyOfFormat = (format: Format): string | undefined =>
  WRITING_KEYS.find((each) => each.format === format)?.key

/**
 * Returns the format that a letter asks for. A link needs words: without any the same keys open the palette,
 * as everywhere.
 */
export function formatOfKey(key: string | null, hasSelection: boolean): Format | null {
  const format = WRITING_KEYS.find((each) => each.key === key)?.format ?? null
  return format === 'link' && !hasSelection ? null : format
}
