/** Previews and publishes texts, to keep the HTML that becomes of them, and uses custom emoji. */
import type { Caller, Json } from '../caller.ts'
import { inputs, pieces } from '../markdown-inputs.ts'

export default async function content(t: Caller) {
  await write(t)
  await reactWithEmoji(t)
}

async function reactWithEmoji(t: Caller) {
  const { body } = await t.call('content/emoji/post', 'POST', '/api/v1/statuses', {
    as: 'ann',
    json: { status: ':blob_cat: hi', poll: { options: [':blob_heart: a', ':smile: b'], expires_in: 60 } },
    show: ({ content, emojis, poll }: Json) => ({
      content,
      emojis: brief(emojis),
      poll: { options: poll.options, emojis: brief(poll.emojis) },
    }),
  })
  t.know(body.id, 'emoji post')
  const react = (name: string, emoji: string, method = 'PUT') =>
    t.call(`reactions/custom/${name}`, method, `/api/v1/pleroma/statuses/${body.id}/reactions/${emoji}`, {
      as: 'ben',
      show: ({ error, pleroma }: Json) =>
        error ?? pleroma.emoji_reactions.map(({ url, ...rest }: Json) => ({ ...rest, url: typeof url })),
    })
  await react('bare', 'blob_cat')
  await react('with-colons', ':blob_heart:')
  await react('again-with-colons', ':blob_cat:')
  await react('escaped-colons', '%3Abee_busy%3A')
  await react('other-case', 'Blob_Cat')
  await t.call('reactions/custom/list', 'GET', `/api/v1/pleroma/statuses/${body.id}/reactions`, {
    as: 'ann',
    unordered: true,
    show: (list: Json) =>
      list.map(({ accounts, url, ...rest }: Json) => ({
        ...rest,
        url: typeof url,
        accounts: accounts.length,
      })),
  })
  await t.call('reactions/custom/notification', 'GET', '/api/v1/notifications?limit=1', {
    as: 'ann',
    show: ([{ type, emoji, emoji_url, reaction }]: Json) => ({
      type,
      emoji,
      emoji_url: typeof emoji_url,
      reaction: { ...reaction, emoji: reaction.emoji && Object.keys(reaction.emoji) },
    }),
  })
  await react('removed', ':blob_cat:', 'DELETE')
  await t.call('instance/custom-emojis-some', 'GET', '/api/v1/custom_emojis', {
    show: (list: Json) =>
      list
        .filter(({ shortcode }: Json) => /^(blob_cat|bee_busy)$/.test(shortcode))
        .map(({ url, static_url, ...rest }: Json) => ({
          ...rest,
          url: url.replace(/\w{64}/, '<sha256>'),
          static_url: static_url.replace(/\w{64}/, '<sha256>'),
        })),
  })
}

const brief = (emojis: Json) =>
  emojis.map(({ shortcode, category, visible_in_picker }: Json) => ({
    shortcode,
    category,
    visible_in_picker,
  }))

async function write(t: Caller) {
  const ids = t.ids()
  const uri = ids.public && `${t.origin}/objects/${ids.public}`
  const places = {
    ben: t.user('ben'),
    origin: t.origin,
    host: new URL(t.origin).hostname,
    post: uri ?? `${t.origin}/objects/x`,
  }
  for (const [name, text] of inputs(places)) {
    await t.call(`content/preview/${name}`, 'POST', '/api/v1/statuses/preview', {
      as: 'ann',
      json: { status: text },
      show: ({ content, error }: Json) => content ?? error,
    })
    const { body } = await t.call(`content/post/${name}`, 'POST', '/api/v1/statuses', {
      as: 'ann',
      json: { status: text },
      show: summary,
    })
    if (body.id) await t.call('', 'DELETE', `/api/v1/statuses/${body.id}`, { as: 'ann', quiet: true })
  }
  for (const [name, html] of pieces(places)) {
    const { body } = await t.call(`content/html/${name}`, 'POST', '/api/v1/statuses', {
      as: 'ann',
      json: { status: html, content_type: 'text/html' },
      show: summary,
    })
    if (body.id) await t.call('', 'DELETE', `/api/v1/statuses/${body.id}`, { as: 'ann', quiet: true })
  }
}

const summary = ({ content, mentions, tags, emojis, links, error }: Json) =>
  error ?? {
    content,
    mentions: mentions.map(({ acct }: Json) => acct),
    tags: tags.map(({ name }: Json) => name),
    emojis: emojis.map(({ shortcode }: Json) => shortcode),
    links: links.length,
  }
