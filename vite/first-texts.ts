/**
 * Which texts are said by what loads first: the frame, home and a thread. They travel in a catalogue of their
 * own; the others follow with the parts that say them (client/i18n/lazy-part.ts).
 */
import { readSources } from './sources.ts'

const FIRST = [
  'client/main.tsx',
  'client/screens/home/HomeScreen.tsx',
  'client/screens/thread/ThreadScreen.tsx',
]

/** Anything in quotes that could be a key; the catalogue knows which are. */
const QUOTED = /'([a-z]\w*(?:\.\w+)+)'/g

/** The quoted words of the first files and of all they import at once. */
export function firstWords(): ReadonlySet<string> {
  const sources = new Map(readSources().map((source) => [source.path, source]))
  const seen = new Set<string>()
  const words = new Set<string>()
  const visit = (path: string) => {
    const source = sources.get(path)
    if (!source || seen.has(path)) return
    seen.add(path)
    for (const [, word = ''] of source.text.matchAll(QUOTED)) words.add(word)
    for (const { target, isDynamic, isType } of source.imports) if (!isDynamic && !isType) visit(target)
  }
  for (const path of FIRST) visit(path)
  return words
}
