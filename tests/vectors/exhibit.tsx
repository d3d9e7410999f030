/**
 * Shows one text in every field that a server sends, by the components that show it to people, after the
 * contract has read it.
 */
import '#styles/global.css'
import { QueryClient } from '@tanstack/react-query'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { NotificationRow } from '#components/notification/NotificationRow.tsx'
import { PostCard } from '#components/post-card/PostCard.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { ProfileHeader } from '#components/profile-header/ProfileHeader.tsx'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Notification } from '#contract/entities/notification.ts'
import { Post } from '#contract/entities/post.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { titleOf } from '#domain/instance.ts'
import { Texts } from '#i18n/Texts.tsx'
import { readJson } from '#platform/network/read-json.ts'
import { ServerSection } from '#screens/about/ServerSection.tsx'
import { TechnicalDetails } from '#screens/about/TechnicalDetails.tsx'
import { PICTURE } from '#tests/layout/fields.ts'

/** What is shown, and which of its addresses are those of files: the server is trusted to serve those. */
export type Kind = 'texts' | 'addresses'

/** Reads a value as an answer of a server is read. */
const read = <S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> =>
  parse(schema, readJson(JSON.stringify(value)))

const emojis = (text: string) => [
  { shortcode: text, url: PICTURE },
  { shortcode: 'cat', url: PICTURE, category: text },
]

const person = (text: string) => ({
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
const post = (text: string) => ({
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
const forms = (text: string) =>
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
      url: PICTURE,
      description: text,
    })),
    pleroma: { emoji_reactions: [{ name: text, url: PICTURE, count: 2, me: false }] },
  }))

const notifications = (text: string) => [
  { type: text, account: person(text) },
  { type: 'emoji_reaction', account: person(text), reaction: { content: text, emoji: emojis(text)[0] } },
  { type: 'moderation_warning', account: person(text), moderation_warning: { text } },
  { type: 'subscription', account: person(text), payment_amount: 5, subtype: text },
]

const instance = (text: string) => ({
  uri: text,
  title: text,
  short_description: text,
  description: text,
  version: text,
  login_message: text,
  contact_account: person(text),
  rules: [{ id: '1', text }],
})

const links = { mentions: [], tags: [], posts: [], guest: false, origins: ['https://kith.example'] }

function EveryText({ text }: { text: string }) {
  const known = read(Instance, instance(text))
  return (
    <>
      <PostCard post={read(Post, post(text))} />
      <PostCard post={read(Post, { id: 'wrapper', account: person(text), reblog: post(text) })} />
      {forms(text).map((each) => (
        <PostCard key={each.id} post={read(Post, each)} />
      ))}
      <ProfileCard account={read(Account, person(text))} />
      <ProfileHeader account={read(Account, person(text))} isOwn />
      <HtmlContent html={text} emojis={[]} links={links} hasHeadings lang={text} />
      {notifications(text).map((each, at) => {
        const notification = read(Notification, { id: String(at), ...each })
        const item = { id: String(at), notifications: [notification], isNew: true, endsNew: false } as const
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        return <NotificationRow key={at} item={{ ...item, notifications: [notification] }} />
      })}
      <h1>{titleOf(known)}</h1>
      <ServerSection guest={false} />
      <TechnicalDetails instance={known} />
    </>
  )
}

/** Files, pictures and emoji whose addresses are the text. */
function Addresses({ text }: { text: string }) {
  const files = ['image', 'video', 'audio', 'unknown'].map((type, at) => ({ id: `${at}`, type, url: text }))
  const account = { id: 'a', username: 'ada', acct: 'ada', display_name: ':cat:', avatar: text, header: text }
  const emoji = [{ shortcode: 'cat', url: text }]
  const shown = files.map((file) => ({
    id: file.id,
    account: { ...account, emojis: emoji },
    content: ':cat:',
    emojis: emoji,
    media_attachments: [file, file],
    pleroma: { emoji_reactions: [{ name: 'cat', url: text, count: 1 }] },
  }))
  return (
    <>
      {shown.map((each) => (
        <PostCard key={each.id} post={read(Post, each)} />
      ))}
      <ProfileHeader account={read(Account, { ...account, emojis: emoji })} isOwn />
    </>
  )
}

export function Exhibit({ kind, text }: { kind: Kind; text: string }) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(instanceQuery.queryKey, read(Instance, instance(text)))
  client.setQueryData(viewerQuery(null).queryKey, read(Account, { ...person(text), id: 'viewer' }))
  return (
    <Texts>
      <ServerState client={client}>
        {kind === 'texts' ? <EveryText text={text} /> : <Addresses text={text} />}
      </ServerState>
    </Texts>
  )
}
