/** Shows texts in each engine. Whoever drives the page begins a share of them, and asks what came of it. */
import { connect } from '#data/connection/api.ts'
import { CLASSICS } from './classics.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { hostileAddresses, hostileTexts } from './grammar.ts'
import { beginVectors, judgeVectors } from './show-vectors.tsx'

/** Some of the texts that a seed makes: those from `from` on, before `to`. */
export interface Share {
  kind: 'made' | 'classics' | 'addresses' | 'elsewhere'
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

function beginShare({ kind, seed, from, to, host }: Share): void {
  window.found = null
  const texts = {
    made: () => hostileTexts(seed, to, host),
    classics: () => CLASSICS.map((text) => text.replaceAll('evil.example', host)),
    addresses: () => hostileAddresses(seed, to, host),
    elsewhere: () => [ELSEWHERE],
  }
  const share = texts[kind]().slice(from, to)
  const isOfFiles = kind === 'addresses' || kind === 'elsewhere'
  void judgeVectors(share, isOfFiles ? 'addresses' : 'texts').then(
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
