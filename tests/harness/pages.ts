/**
 * Reads a list to its end, as a client does: by path and query of the header alone
 * (docs/server/README.md#address-in-the-header).
 */
import type { Visitor } from './visitor.ts'

const MOST = 50

/** The ids of each page. */
export async function readPages(visitor: Visitor, path: string): Promise<string[][]> {
  const read: string[][] = []
  for (let next: string | undefined = path; next; ) {
    if (read.length > MOST) throw new Error(`${path} has no end`)
    const answer: Response = await visitor.send('GET', next)
    const items: { id: string }[] = await answer.json()
    read.push(items.map(({ id }) => id))
    const url = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
    next = url && new URL(url).pathname + new URL(url).search
  }
  return read
}
