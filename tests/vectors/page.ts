/** Shows texts in each engine. Whoever drives the page begins a share of them, and asks what came of it. */
import { connect } from '#data/connection/api.ts'
import { CLASSICS } from './classics.ts'
import { hostileAddresses, hostileTexts } from './grammar.ts'
import { beginVectors, judgeVectors } from './show-vectors.tsx'

export interface Share {
  kind: 'made' | 'classics' | 'addresses'
  seed: number
  count: number
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

function beginShare({ kind, seed, count, host }: Share): void {
  window.found = null
  const texts = {
    made: () => hostileTexts(seed, count, host),
    classics: () => CLASSICS.map((text) => text.replaceAll('evil.example', host)),
    addresses: () => hostileAddresses(seed, count, host),
  }
  void judgeVectors(texts[kind](), kind === 'addresses' ? 'addresses' : 'texts').then((found) => {
    window.found = found
  })
}

connect({ origin: location.origin, fetch: async () => Response.json({}, { status: 404 }) })
void beginVectors().then(() => {
  window.beginShare = beginShare
})
