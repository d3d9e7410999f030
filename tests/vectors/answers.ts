/** Answers of a server with one text in every field. */
import { PICTURE } from '#tests/layout/fields.ts'

const emojis = (text: string) => [
  { shortcode: text, url: PICTURE },
  { shortcode: 'cat', url: PICTURE, category: text },
]

export const person = (text: string) => ({
  id: 'person',
  username: text,
  acct: text,
  url: text,
  actor_id: text,
  display_name: `${text} :cat:`,
  created_at: text,
  note: text,
  mention_policy: text,
  emojis: emojis(text),
  fields: [
    { name: text, value: text },
    { name: 'x', value: `<a href="${text}">${text}</a>`, verified_at: text },
  ],
  identity_proofs: [{ name: text, value: text, verified_at: text }],
  payment_options: [{ type: 'link', name: text, href: text }],
  client_config: { kith: { [text]: text, filters: text, bells: text } },
})

/** Everything at once that a post can have. */
export const post = (text: string) => ({
  id: 'post',
  uri: text,
  url: text,
  account: person(text),
  content: `${text}<p>:cat: <a href="${text}">${text}</a></p>`,
  title: text,
  spoiler_text: text,
  emojis: emojis(text),
  mentions: [{ id: text, username: text, acct: text, url: text }],
  tags: [{ name: text, url: text }],
  language: text,
  visibility: text,
  created_at: text,
  edited_at: text,
  ipfs_cid: text,
  in_reply_to_id: 'other',
  group: person(text),
  card: { title: text, description: text, url: text, html: text, image: text },
  pleroma: {
    emoji_reactions: [{ name: text, count: 2, me: true }],
    in_reply_to_account_acct: text,
    quote: { id: 'quote', account: person(text), content: text, emojis: emojis(text) },
  },
  links: [{ id: 'link', account: person(text), content: text }],
})

/** What a post has in one of two forms: polls to vote in and with results, and files of all kinds. */
export const forms = (text: string) =>
  [true, false].map((isFirst) => ({
    id: `form ${isFirst}`,
    account: { id: 'a', username: 'ada', acct: 'ada' },
    content: 'a post',
    language: text,
    poll: {
      id: 'poll',
      voted: !isFirst,
      own_votes: [0],
      options: [
        { title: `${text} :cat:`, votes_count: 2 },
        { title: text, votes_count: 0 },
      ],
      emojis: emojis(text),
    },
    media_attachments: (isFirst ? ['image', 'image'] : ['video', 'audio', 'unknown']).map((type) => ({
      id: type,
      type,
      // The policy takes films from the server alone.
      url: type === 'image' ? PICTURE : `/media/${type}`,
      description: text,
    })),
    pleroma: { emoji_reactions: [{ name: text, url: PICTURE, count: 2, me: false }] },
  }))

/** A post with a quote, by somebody with a text and a field, in all of which stands HTML. */
export const linking = (html: string) => {
  const account = { id: 'a', username: 'ada', acct: 'ada', note: html, fields: [{ name: 'x', value: html }] }
  return {
    id: 'linking',
    account,
    content: html,
    pleroma: { quote: { id: 'quoted', account, content: html } },
  }
}

export const notifications = (text: string) => [
  { type: text, account: person(text) },
  { type: 'emoji_reaction', account: person(text), reaction: { content: text, emoji: emojis(text)[0] } },
  { type: 'moderation_warning', account: person(text), moderation_warning: { text } },
  { type: 'subscription', account: person(text), payment_amount: 5, subtype: text },
]

export const instance = (text: string) => ({
  uri: text,
  title: text,
  short_description: text,
  description: text,
  version: text,
  login_message: text,
  contact_account: person(text),
  rules: [{ id: '1', text }],
})

/** Somebody whose pictures and emoji have the text as their address. */
export const pictured = (text: string) => ({
  id: 'a',
  username: 'ada',
  acct: 'ada',
  display_name: ':cat:',
  avatar: text,
  header: text,
  emojis: [{ shortcode: 'cat', url: text }],
})

/** Posts of theirs, with files of each kind at that address. */
export const filed = (text: string) =>
  ['image', 'video', 'audio', 'unknown'].map((type, at) => {
    const file = { id: `${at}`, type, url: text, preview_url: text, remote_url: text }
    return {
      id: `${at}`,
      account: pictured(text),
      content: ':cat:',
      emojis: pictured(text).emojis,
      media_attachments: [file, { ...file, id: `${at} too` }],
      pleroma: { emoji_reactions: [{ name: 'cat', url: text, count: 1 }] },
    }
  })

/** A letter that no answer has by itself. */
const MARK = '¤'

/** Returns in how many places one text stands in all that is shown of it. */
export function countFields(): number {
  const reposted = { account: person(MARK), reblog: post(MARK) }
  const all = [
    post(MARK),
    reposted,
    forms(MARK),
    person(MARK),
    person(MARK),
    notifications(MARK),
    instance(MARK),
  ]
  return JSON.stringify(all).split(MARK).length - 1
}
