/** Writes the page of an archive: plain HTML without a script or a style (docs/spec/account.md#archive). */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { linksIn } from '../post/links-in.ts'
import { ownContent } from '../post/own-content.ts'
import { withoutTags } from '../post/words-of.ts'
import { displayName } from '../profile/display-name.ts'
import type { Archive } from './archive.ts'

/** The words of the page, in the language of the reader. */
export interface ArchiveWords {
  locale: string
  direction: 'ltr' | 'rtl'
  title: string
  original: string
  failed: string
  time: (time: number) => string
}

type Contents = {
  account: Pick<Account, 'display_name' | 'username' | 'note' | 'url'>
  posts: readonly Post[]
  archive: Pick<Archive, 'files' | 'failed'>
}

/** Nothing is loaded from elsewhere, whatever a post holds. */
const POLICY = "default-src 'none'; img-src 'self' file:; media-src 'self' file:"

/** Returns the page with all posts in their order. */
export function archivePage({ account, posts, archive }: Contents, words: ArchiveWords): string {
  const { failed } = archive
  const paths = new Map(
    archive.files.filter(({ url }) => !failed.includes(url)).map(({ url, path }) => [url, path]),
  )
  return [
    '<!doctype html>',
    `<html lang="${escaped(words.locale)}" dir="${words.direction}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(words.title)}</title>`,
    '<header>',
    `<h1>${escaped(displayName(account))}</h1>`,
    ...lines(account.note ?? '').map((line) => `<p dir="auto">${escaped(line)}</p>`),
    `<p>${link(account.url, account.url)}</p>`,
    '</header>',
    '<main>',
    ...posts.map((post) => article(post, paths, words)),
    '</main>',
    ...(failed.length > 0 ? [listOf(words.failed, failed)] : []),
    '</html>',
    '',
  ].join('\n')
}

function article(post: Post, paths: ReadonlyMap<string, string>, words: ArchiveWords): string {
  const { title, poll, created_at, media_attachments: files, url, uri } = post
  const options = (poll?.options ?? []).map((option) => withoutTags(option.title))
  return [
    '<article>',
    `<h2><time datetime="${escaped(created_at)}">${escaped(words.time(Date.parse(created_at)))}</time></h2>`,
    ...(title ? [`<h3 dir="auto">${escaped(title)}</h3>`] : []),
    ...lines(ownContent(post)).map((line) => `<p dir="auto">${escaped(line)}</p>`),
    ...linksIn(post).map((href) => `<p>${link(href, href)}</p>`),
    ...(options.length > 0 ? [listOf('', options)] : []),
    ...files.map((file) => figure(file, paths.get(file.url))),
    `<p>${link(url || uri, words.original)}</p>`,
    '</article>',
  ].join('\n')
}

function figure({ url, type, description }: Post['media_attachments'][number], path?: string): string {
  const alt = escaped(description ?? '')
  if (path === undefined) return `<p>${link(url, description || url)}</p>`
  if (type === 'image') return `<p><a href="${path}"><img src="${path}" alt="${alt}" width="480"></a></p>`
  return `<p>${link(path, description || path)}</p>`
}

const listOf = (title: string, texts: readonly string[]) =>
  [
    '<section>',
    ...(title ? [`<h2>${escaped(title)}</h2>`] : []),
    '<ul>',
    ...texts.map((text) => `<li dir="auto">${escaped(text)}</li>`),
    '</ul>',
    '</section>',
  ].join('\n')

/** Only addresses on the web and files of the archive are linked. */
const link = (href: string, text: string) =>
  /^(https?:\/\/|files\/)/i.test(href) ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text)

/** Paragraphs and lines of a text; its markup is left out, so that nothing in it can act. */
const lines = (html: string) =>
  html
    .split(/<\/p>|<br\s*\/?>|<\/li>|<\/h[1-6]>|<\/blockquote>|<\/pre>/i)
    .map(withoutTags)
    .filter(Boolean)

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
)
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS.get(sign) ?? sign)
