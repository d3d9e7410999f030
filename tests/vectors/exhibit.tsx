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
import { BlockedServerList } from '#screens/about/BlockedServerList.tsx'
import { TechnicalDetails } from '#screens/about/TechnicalDetails.tsx'
import { filed, forms, instance, linking, notifications, person, pictured, post } from './answers.ts'

/**
 * The fields that are shown, and which of their addresses are those of files: the server is trusted to serve
 * those. Markup that is `unsafe` is shown as it is.
 */
export type Kind = 'texts' | 'links' | 'addresses' | 'unsafe'

/** Reads a value as an answer of a server is read. */
const read = <S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> =>
  parse(schema, readJson(JSON.stringify(value)))

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
      <BlockedServerList guest={false} />
      <TechnicalDetails instance={known} />
    </>
  )
}

/** Places where links of others are drawn. */
function Links({ text }: { text: string }) {
  return (
    <>
      <PostCard post={read(Post, linking(text))} />
      <ProfileHeader account={read(Account, linking(text).account)} isOwn />
      <HtmlContent html={text} emojis={[]} links={links} />
    </>
  )
}

/** Files, pictures and emoji whose addresses are the text. */
function Addresses({ text }: { text: string }) {
  return (
    <>
      {filed(text).map((each) => (
        <PostCard key={each.id} post={read(Post, each)} />
      ))}
      <ProfileHeader account={read(Account, pictured(text))} isOwn />
    </>
  )
}

/** Shows markup as a client without any care would, its scripts included. */
function Unsafe({ text }: { text: string }) {
  return (
    <div ref={(place) => place?.replaceChildren(document.createRange().createContextualFragment(text))} />
  )
}

const SHOWN = { texts: EveryText, links: Links, addresses: Addresses, unsafe: Unsafe } as const

export function Exhibit({ kind, text }: { kind: Kind; text: string }) {
  const Shown = SHOWN[kind]
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(instanceQuery.queryKey, read(Instance, instance(text)))
  client.setQueryData(viewerQuery(null).queryKey, read(Account, { ...person(text), id: 'viewer' }))
  return (
    <Texts>
      <ServerState client={client}>
        <Shown text={text} />
      </ServerState>
    </Texts>
  )
}
