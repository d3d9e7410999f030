/** Reads the lines of a post (docs/spec/posts.md#greentext). */

/** Returns whether a line is greentext: `>` followed by something, with or without a space. */
export function isGreentext(line: string): boolean {
  return /^\s*>\s*\S/.test(line)
}
