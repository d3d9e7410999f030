/** What a reply or a quote begins with (spec A §5 "Reply prefill", §2.16 "Prefill"). */
import type { Post } from '#contract/entities/post.ts'
import { handle } from '../profile/handle.ts'

interface Person {
  username: string
  acct: string
}

/**
 * The handles of the parent's author and of everybody it mentions, each once, without the viewer's own;
 * people without a network address have no handle that could be written.
 */
export function replyPrefill(
  parent: Pick<Post, 'account' | 'mentions'>,
  viewer: Person,
  instanceUri: string,
): string {
  const own = handle(viewer, instanceUri)
  const handles = [parent.account, ...parent.mentions]
    .map((person) => handle(person, instanceUri))
    .filter((text) => text.startsWith('@') && text !== own)
  return [...new Set(handles)].map((text) => `${text} `).join('')
}

/** A quote names the author of what it quotes. */
export const quotePrefill = (quoted: Pick<Post, 'account'>, viewer: Person, instanceUri: string): string =>
  replyPrefill({ account: quoted.account, mentions: [] }, viewer, instanceUri)
