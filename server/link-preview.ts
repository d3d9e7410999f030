/** Writes what a link preview needs into the head of profile and post pages (contract 7.12). */
import { boolean, nullish, object, safeParse, string } from 'valibot'

export type Fetch = (request: Request) => Promise<Response>

type Subject = { objectId: string; insertInto: (html: string) => string }

const TITLE = '<title>Mitra - Federated social network</title>'
const DESCRIPTION = '<meta name="description" content="Federated social network">'
const LONGEST_TITLE = 75

const Profile = object({
  acct: string(),
  username: string(),
  note: nullish(string()),
  avatar: nullish(string()),
  uri: nullish(string()),
  url: string(),
})
const Post = object({
  uri: string(),
  content: string(),
  in_reply_to_id: nullish(string()),
  account: Profile,
  sensitive: nullish(boolean()),
})

export function createLinkPreviews(backend: Fetch) {
  const load = async (path: string, origin: string): Promise<unknown> => {
    const response = await backend(new Request(new URL(path, origin)))
    return response.ok ? response.json() : undefined
  }

  return {
    async ofProfile(acct: string, origin: string): Promise<Subject | undefined> {
      const found = safeParse(
        Profile,
        await load(`/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`, origin),
      )
      if (!found.success) return undefined
      const profile = found.output
      const isLocal = !profile.acct.includes('@')
      const feed = `<link rel="alternate" type="application/atom+xml" href="/feeds/users/${escapeHtml(profile.username)}" data-inserted="true">`
      const head = headOf({
        title: `Profile - ${profile.acct}`,
        description: plainText(profile.note ?? ''),
        type: 'profile',
        image: profile.avatar ?? `${origin}/ogp-image.png`,
      })
      return { objectId: profile.uri ?? profile.url, insertInto: insert(isLocal ? `${head}${feed}` : head) }
    },

    async ofPost(id: string, origin: string): Promise<Subject | undefined> {
      const found = safeParse(Post, await load(`/api/v1/statuses/${id}`, origin))
      if (!found.success) return undefined
      const post = found.output
      const text = plainText(post.content)
      const by = `Post by @${post.account.acct}`
      const room = LONGEST_TITLE - by.length - ' - '.length
      const head = headOf({
        title: post.in_reply_to_id || text === '' || room < 8 ? by : `${shorten(text, room)} - ${by}`,
        description: text,
        type: 'article',
        image: post.account.avatar ?? `${origin}/ogp-image.png`,
      })
      return { objectId: post.uri, insertInto: insert(head) }
    },
  }
}

function insert(head: string): (html: string) => string {
  return (html) => (html.includes(TITLE) ? html.replace(DESCRIPTION, '').replace(TITLE, () => head) : html)
}

function headOf(about: { title: string; description: string; type: string; image: string }): string {
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}" data-inserted="true">`
  return [
    `<title>${escapeHtml(about.title)}</title>`,
    `<meta name="description" content="${escapeHtml(about.description)}" data-inserted="true">`,
    meta('og:type', about.type),
    meta('og:title', about.title),
    meta('og:image', about.image),
    meta('og:site_name', 'Mitra'),
  ].join('')
}

function plainText(html: string): string {
  const text = html.replace(/<(br|\/p)[^>]*>/g, ' ').replace(/<[^>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}
