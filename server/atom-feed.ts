/** The ten latest public posts of a person, without replies and reposts, as Atom (contract 1.15). */
import { date } from './presenters/view.ts'
import type { AccountRecord, PostRecord } from './world/records.ts'
import type { World } from './world/world.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

export function atomFeed(world: World, account: AccountRecord): string {
  const latest = [...world.posts.by(account.id)]
    .filter((post) => post.visibility === 'public' && !post.in_reply_to_id && !post.repost_of_id)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, 10)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(account.actor_id)}</id>`,
    `<title>${escapeXml(account.display_name || account.username)}</title>`,
    `<updated>${date(latest[0]?.created_at ?? account.created_at)}</updated>`,
    ...latest.map(entry),
    '</feed>',
  ].join('\n')
}

const entry = (post: PostRecord) =>
  [
    '<entry>',
    `<id>${escapeXml(post.uri)}</id>`,
    `<title>${escapeXml(
      post.title ??
        post.content
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .slice(0, 75),
    )}</title>`,
    `<updated>${date(post.edited_at ?? post.created_at)}</updated>`,
    `<link href="${escapeXml(post.url)}"/>`,
    `<content type="html">${escapeXml(post.content)}</content>`,
    '</entry>',
  ].join('')
