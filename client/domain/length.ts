/**
 * Decides which posts are so long that a list shows only their beginning (spec is silent; a long post hides
 * what follows) (docs/spec/posts.md#long-posts).
 */

const LONG_HTML = 2_400
const LONG_LINES = 24

const LINE_BEGINNING = /<(?:br|d[dt]|div|h[1-6r]|li|p|tr)\b|\n/gi

/** Returns whether a post is long, by its readable text and its lines. Takes linear time for any HTML. */
export function isLong(html: string): boolean {
  return readableLength(html) > LONG_HTML || lineCount(html) > LONG_LINES
}

/** Counts the characters outside of tags. A `<` that is never closed begins no tag. */
function readableLength(html: string): number {
  let length = 0
  let read = 0
  while (read < html.length) {
    const opens = html.indexOf('<', read)
    const closes = opens === -1 ? -1 : html.indexOf('>', opens)
    if (closes === -1) return length + html.length - read
    length += opens - read
    read = closes + 1
  }
  return length
}

const lineCount = (html: string) => html.match(LINE_BEGINNING)?.length ?? 0
