/** Renders posts as a static page. No page with the same posts can be faster. */
type Post = {
  created_at: string
  content: string
  account: { display_name: string; acct: string; avatar: string }
  media_attachments: { type: string; url: string; description: string | null }[]
  reblog: Post | null
}

export function staticPage(posts: Post[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title>
<link rel="stylesheet" href="/assets/static.css"></head>
<body><main>${posts.map((post) => article(post.reblog ?? post)).join('\n')}</main></body>
</html>`
}

function article({ account, content, created_at, media_attachments }: Post): string {
  const images = media_attachments
    .filter(({ type }) => type === 'image')
    .map(
      ({ url, description }) =>
        `<img src="${path(url)}" alt="${attribute(description)}" loading="lazy" class="media">`,
    )
  return `<article><header><img src="${path(account.avatar)}" alt="" width="40" height="40" loading="lazy">
<b>${text(account.display_name || account.acct)}</b> @${text(account.acct)} <time datetime="${created_at}">${created_at}</time></header>
<div>${content}</div>${images.join('')}</article>`
}

/**
 * Removes the origin, because the server that is measured has another port than the one the posts came from.
 */
function path(url: string): string {
  const { pathname, search } = new URL(url)
  return attribute(pathname + search)
}

function text(value: string): string {
  return value.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function attribute(value: string | null): string {
  return text(value ?? '').replaceAll('"', '&#34;')
}
