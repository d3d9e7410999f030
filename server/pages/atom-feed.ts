/**
 * Writes the Atom feed of a person: their ten latest public posts, without replies and reposts
 * (docs/server/policy-and-files.md#atom-feeds).
 */
import { preciseDate } from '../presenters/view.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
    '/': '&#x2f;',
  }),
)
const LONGEST_TITLE = 75

export function atomFeed(world: World, account: AccountRecord): string {
  const latest = [...world.posts.by(account.id)]
    .filter((post) => post.visibility === 'public' && !post.in_reply_to_id && !post.repost_of_id)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, 10)
  const name = escapeXml(account.display_name || account.username)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${account.actor_id}</id>
<link rel="self" href="${world.baseUrl}/feeds/users/${account.username}"/>
<title>${name}</title>
<updated>${timestamp(latest[0]?.created_at ?? account.created_at)}</updated>
${latest.map((post) => entry(post, name)).join('')}</feed>`
}

const entry = (post: PostRecord, name: string) => `<entry>
    <id>${post.uri}</id>
    <title>${escapeXml(titleOf(post))}</title>
    <updated>${timestamp(post.edited_at ?? post.created_at)}</updated>
    <author><name>${name}</name></author>
    <content type="html">${escapeXml(post.content)}</content>
    <link rel="alternate" href="${post.url}"/>
</entry>
`

/** Returns the first line of a post, whether the post has a title or not. */
function titleOf({ content, title }: PostRecord): string {
  const text = title === null ? content : content.replace(/^<h1>.*?<\/h1>/s, '')
  const [first = ''] = text.split(/<br>|<\/(?:p|h1|pre|blockquote)>|\n/)
  const line = [...decoded(first.replace(/<[^>]+>/g, '').trim())]
  if (line.length === 0) return '-'
  const cut = line.slice(0, LONGEST_TITLE).join('')
  // The real server compares bytes, so that only a cut of plain letters gets its dots.
  return line.length > LONGEST_TITLE && Buffer.byteLength(cut) === LONGEST_TITLE ? `${cut}...` : cut
}

const decoded = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => CHARACTERS.get(entity) ?? entity)

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&nbsp;': '\u00a0',
  }),
)

const escapeXml = (text: string) =>
  text.replace(/[&<>"'/]/g, (character) => ENTITIES.get(character) ?? character)

const timestamp = (time: number) => preciseDate(time).replace('Z', '+00:00')
