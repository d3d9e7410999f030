/**
 * Writes the tags of link previews into the head of profile and post pages
 * (docs/server/policy-and-files.md#link-previews, docs/spec/instance.md#link-previews).
 */
import { nullish, object, safeParse, string } from 'valibot'

export type Fetch = (request: Request) => Promise<Response>

export interface Subject {
  objectId: string
  insertInto: (html: string) => string
}

const TITLE = '<title>Mitra - Federated social network</title>'
const DESCRIPTION = '<meta name="description" content="Federated social network">'
const LONGEST_TITLE = 75

const Profile = object({ acct: string(), username: string(), actor_id: string() })
const Post = object({
  uri: string(),
  content: string(),
  title: nullish(string()),
  visibility: string(),
  in_reply_to_id: nullish(string()),
  account: Profile,
})
const Instance = object({ title: string() })

/** Creates link previews from the API of a server, whether it is the reference server or a real one. */
export function createLinkPreviews(backend: Fetch) {
  const load = async (path: string, origin: string): Promise<unknown> => {
    const response = await backend(new Request(new URL(path, origin)))
    return response.ok ? response.json() : undefined
  }

  const headOf = async (page: Page, origin: string) => {
    const instance = safeParse(Instance, await load('/api/v2/instance', origin))
    return insert(write(page, instance.success ? instance.output.title : '', origin))
  }

  return {
    async ofProfile(acct: string, origin: string): Promise<Subject | undefined> {
      const path = `/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`
      const found = safeParse(Profile, await load(path, origin))
      if (!found.success || found.output.acct !== acct) return undefined
      const { username, actor_id } = found.output
      const about = `Profile - ${acct}`
      const feed = acct.includes('@') ? {} : { feed: `${origin}/feeds/users/${username}` }
      const page: Page = { type: 'profile', title: about, about, ...feed }
      return { objectId: actor_id, insertInto: await headOf(page, origin) }
    },

    async ofPost(id: string, origin: string): Promise<Subject | undefined> {
      const found = safeParse(Post, await load(`/api/v1/statuses/${id}`, origin))
      if (!found.success || found.output.visibility !== 'public') return undefined
      const { uri, account, in_reply_to_id } = found.output
      const title = `Post by @${account.acct}`
      const text = in_reply_to_id ? '' : textOf(found.output)
      const room = LONGEST_TITLE - title.length - ' - '.length
      const about = text === '' || room < 1 ? title : `${shorten(text, room)} - ${title}`
      return { objectId: uri, insertInto: await headOf({ type: 'article', title, about }, origin) }
    },
  }
}

interface Page {
  type: 'profile' | 'article'
  title: string
  /** The title, which holds words of the post. */
  about: string
  feed?: string
}

function write({ type, title, about, feed }: Page, instance: string, origin: string): string {
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}" data-inserted="true">`
  return [
    `<title>${escapeHtml(`${title} | ${instance}`)}</title>`,
    `<meta name="description" content="${escapeHtml(about)}">`,
    meta('og:type', type),
    meta('og:title', about),
    meta('og:image', `${origin}/ogp-image.png`),
    meta('og:site_name', instance),
    ...(feed ? ['', `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}">`] : []),
  ].join('\n')
}

/**
 * Returns a function that inserts `head` into a page. A page without the expected elements stays as it is.
 */
function insert(head: string): (html: string) => string {
  return (html) => (html.includes(TITLE) ? html.replace(DESCRIPTION, '').replace(TITLE, () => head) : html)
}

/** Returns the words of a post, without those of its title. */
function textOf({ content, title }: { content: string; title?: string | null | undefined }): string {
  const body = typeof title === 'string' ? content.replace(/^<h1>.*?<\/h1>/s, '') : content
  const text = body.replace(/<(br|\/p)[^>]*>/g, ' ').replace(/<[^>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }),
)

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
