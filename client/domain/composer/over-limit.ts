/** Finds where a text begins to be too long (docs/spec/writing.md#counter). */

/** Returns what fits and what does not; characters count as in `remainingCharacters`. */
export function splitAtLimit(content: string, maximum: number): [fitting: string, over: string] {
  // No text has fewer code units than characters: most texts need no counting.
  if (content.length <= maximum) return [content, '']
  const fitting = Array.from(content).slice(0, maximum).join('')
  return [fitting, content.slice(fitting.length)]
}
