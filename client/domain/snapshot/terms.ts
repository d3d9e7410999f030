/**
 * Decides whether a snapshot may be shown: only to the session it was made in, and only where it would look
 * the same (docs/spec/offline.md#when-a-snapshot-is-shown).
 */

/** Everything that has to be the same, or tells how the snapshot was made. */
export interface SnapshotTerms {
  /** Of the token; the token itself stays where it is. */
  fingerprint: string
  locale: string
  theme: string
  /** The look that was chosen in the settings. */
  look: string
  /** The width of the window, in pixels. */
  width: number
  /** How far down its rows reach, in pixels. */
  height: number
  /** When it was made, in milliseconds. */
  at: number
}

/** The page that is about to be shown. */
export type ShownTerms = Omit<SnapshotTerms, 'at'>

const SAME = ['fingerprint', 'locale', 'theme', 'look', 'width'] as const

/** Returns whether a snapshot fits the page that is about to be shown. A lower window shows less of it. */
export const fits = (kept: SnapshotTerms, now: ShownTerms): boolean =>
  SAME.every((name) => kept[name] === now[name]) && now.height <= kept.height

/** Milliseconds for which words such as "5 minutes ago" stay true. */
const TRUE_FOR = 60_000

/**
 * Returns whether the times in a snapshot would be wrong by now. A clock that was set back proves nothing.
 */
export const hasAged = ({ at }: SnapshotTerms, now: number): boolean => Math.abs(now - at) > TRUE_FOR

/**
 * Returns a short text that is another one for every other token. It protects nothing: it stands in the
 * browser of the person whom the token belongs to, in place of a second copy of it.
 */
export function fingerprintOf(token: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < token.length; at += 1) {
    const code = token.charCodeAt(at)
    one = Math.imul(one ^ code, 0x9e3779b1)
    other = Math.imul(other ^ code, 0x5f356495)
  }
  return [one ^ (other >>> 15), other ^ (one >>> 13)].map((half) => (half >>> 0).toString(36)).join('-')
}
