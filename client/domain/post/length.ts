/** Which posts are so long that a list shows only their beginning (spec is silent; a wall of text hides what follows). */

const LONG_HTML = 2_400
const LONG_LINES = 24

/** Judged by the text that is read, not by its markup. */
export function isLong(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const lines = html.match(/<br|<\/p|<\/li|\n/g)?.length ?? 0
  return text.length > LONG_HTML || lines > LONG_LINES
}
