/**
 * Finds the texts that the first screens use: the frame, Home, a thread and a profile, for guests too. They
 * have a catalogue of their own. All others load with the parts that use them (client/i18n/lazy-part.ts).
 */
import { readSources } from './sources.ts'

const FIRST = [
  'client/main.tsx',
  'client/app/shell/GuestFrame.tsx',
  'client/components/post-card/actions/GuestActions.tsx',
  'client/screens/home/HomeScreen.tsx',
  'client/screens/profile/ProfileScreen.tsx',
  'client/screens/thread/ThreadScreen.tsx',
]

/** Finds anything in quotes that could be a key. Only the keys of a catalogue are used. */
const QUOTED = /'([a-z]\w*(?:\.\w+)+)'/g

/** Returns what could be a key in the first files and in all that they import statically. */
export function firstKeys(): ReadonlySet<string> {
  const sources = new Map(readSources().map((source) => [source.path, source]))
  const seen = new Set<string>()
  const keys = new Set<string>()
  const visit = (path: string) => {
    const source = sources.get(path)
    if (!source || seen.has(path)) return
    seen.add(path)
    for (const [, key = ''] of source.text.matchAll(QUOTED)) keys.add(key)
    for (const { target, isDynamic, isType } of source.imports) if (!isDynamic && !isType) visit(target)
  }
  for (const path of FIRST) visit(path)
  return keys
}
