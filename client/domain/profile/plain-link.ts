/**
 * Tells of most links at once that their words name no other place than they lead to; all others are judged
 * by true-host.ts (docs/spec/posts.md#where-a-link-leads).
 */
import type { Mention } from '#contract/entities/account.ts'

/** Words without a sign that stands in an address. */
const NO_ADDRESS = /^(?=.*\w)[^.:@\\%\u0080-\uffff]+$/s

/** Returns whether a link is written as it leads, as most are. */
export function isWrittenOut(text: string, href: string): boolean {
  const { origin = ' ' } = URL.parse(href) ?? {}
  return (text === origin || text.startsWith(`${origin}/`)) && /^[!-~]+$/.test(text)
}

/** Returns whether the words of a link cannot deceive. */
export const isPlain = (text: string, href: string, mention: Mention | undefined): boolean =>
  mention === undefined
    ? NO_ADDRESS.test(text) || isWrittenOut(text, href)
    : text === `@${mention.username}` || text === `@${mention.acct}`
