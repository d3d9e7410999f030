/** Shows texts in each engine. Whoever drives the page begins a share of them, and asks what came of it. */
import { connect } from '#data/connection/api.ts'
import { CLASSICS } from './classics.ts'
import { BLANK, LINKS, TURNED } from './deceits.ts'
import { ELSEWHERE } from './elsewhere.ts'
import type { Kind } from './exhibit.tsx'
import { hostileAddresses, hostileTexts } from './grammar.ts'
import { blankIn, turnedIn, untrueIn } from './judge-deceits.ts'
import { AT_ONCE, beginVectors, judgeVectors } from './show-vectors.tsx'
import { UNSAFE } from './unsafe.ts'

/** Some of the texts that a seed makes: those from `from` on, before `to`. */
export interface Share {
  kind: 'made' | 'classics' | 'turned' | 'blank' | 'links' | 'addresses' | 'elsewhere' | 'unsafe'
  seed: number
  from: number
  to: number
  /** The host that must not be asked. */
  host: string
}

declare global {
  interface Window {
    /** Undefined until the page is ready. */
    beginShare?: (share: Share) => void
    /** What is wrong; null while it is not known. */
    found?: string[] | null
  }
}

const SHOWN_AS: Record<Share['kind'], Kind> = {
  made: 'texts',
  classics: 'texts',
  turned: 'texts',
  blank: 'texts',
  links: 'links',
  addresses: 'addresses',
  elsewhere: 'addresses',
  unsafe: 'unsafe',
}

/** What is looked for beside scripts and requests; without one, elements and attributes. */
const JUDGED_BY: Partial<Record<Share['kind'], (row: Element, text: string) => string[]>> = {
  turned: turnedIn,
  blank: blankIn,
  links: untrueIn,
}

function beginShare({ kind, seed, from, to, host }: Share): void {
  window.found = null
  const atHost = (text: string) => text.replaceAll('evil.example', host)
  const texts = {
    made: () => hostileTexts(seed, to, host),
    classics: () => CLASSICS.map(atHost),
    turned: () => [...TURNED],
    blank: () => [...BLANK],
    links: () => LINKS.map(({ html }) => html),
    // After as many as are laid out: what is not must be seen too.
    unsafe: () => [...Array.from({ length: AT_ONCE }, () => 'a'), ...UNSAFE.map(([text]) => atHost(text))],
    // Many of them are the same; each costs an engine four players.
    addresses: () => [...new Set(hostileAddresses(seed, to, host))],
    elsewhere: () => [ELSEWHERE],
  }
  const share = texts[kind]().slice(from, to)
  void judgeVectors(share, SHOWN_AS[kind], JUDGED_BY[kind]).then(
    (found) => {
      window.found = found
    },
    (error) => {
      window.found = [`could not be judged: ${error}`]
    },
  )
}

connect({ origin: location.origin, fetch: async () => Response.json({}, { status: 404 }) })
void beginVectors().then(() => {
  window.beginShare = beginShare
})
