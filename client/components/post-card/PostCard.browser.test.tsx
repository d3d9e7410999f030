import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { parse, safeParse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { PostCard } from './PostCard.tsx'

class Catch extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Renders the card for a signed-in viewer and returns the error, if any. */
function failureOf(post: Post): unknown {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(instanceQuery.queryKey, parse(Instance, {}))
  client.setQueryData(
    viewerQuery('token').queryKey,
    parse(Account, { id: 'me', role: { permissions_names: ['create_post', 'delete_any_profile'] } }),
  )
  const container = document.createElement('div')
  document.body.append(container)
  let failure: unknown = null
  const root = createRoot(container, { onCaughtError: () => undefined })
  flushSync(() =>
    root.render(
      <Catch onError={(error) => (failure = error)}>
        <Texts>
          <ServerState client={client}>
            {/* Also shows posts of muted people. */}
            <PostCard post={post} showsMuted />
          </ServerState>
        </Texts>
      </Catch>,
    ),
  )
  const isDrawn = container.querySelector('article') !== null
  flushSync(() => root.unmount())
  container.remove()
  client.clear()
  return isDrawn ? failure : (failure ?? 'nothing was drawn')
}

beforeAll(async () => {
  setToken('token')
  await activateLocale('en', 'ltr')
})

const anything = fc.jsonValue({ maxDepth: 3 })
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('public', 'image', '<p>x</p>', 'https://a.example/x', '2026-01-01'),
)
const maybe = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: anything })
const listOf = (value: fc.Arbitrary<unknown>) => maybe(fc.array(maybe(value), { maxLength: 4 }))
const shape = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })

const account = shape({
  id: maybe(text),
  username: maybe(text),
  acct: maybe(text),
  display_name: maybe(text),
  avatar: maybe(text),
  url: maybe(text),
  emojis: listOf(shape({ shortcode: maybe(text), url: maybe(text) })),
})
const poll = shape({
  id: maybe(text),
  expires_at: maybe(text),
  expired: maybe(fc.boolean()),
  multiple: maybe(fc.boolean()),
  votes_count: maybe(fc.integer()),
  options: listOf(shape({ title: maybe(text), votes_count: maybe(fc.integer()) })),
  voted: maybe(fc.boolean()),
  own_votes: listOf(fc.integer()),
})
const leaf = {
  id: maybe(text),
  account: maybe(account),
  content: maybe(text),
  created_at: maybe(text),
  edited_at: maybe(text),
  visibility: maybe(text),
  language: maybe(text),
  in_reply_to_id: maybe(text),
  sensitive: maybe(fc.boolean()),
  replies_count: maybe(fc.double()),
  favourites_count: maybe(fc.integer()),
  poll: maybe(poll),
  media_attachments: listOf(
    shape({ id: maybe(text), type: maybe(text), url: maybe(text), description: maybe(text) }),
  ),
  mentions: listOf(shape({ id: maybe(text), acct: maybe(text), url: maybe(text) })),
  tags: listOf(shape({ name: maybe(text) })),
  emojis: listOf(shape({ shortcode: maybe(text), url: maybe(text) })),
  ipfs_cid: maybe(text),
  hidden: maybe(fc.boolean()),
}
const pleroma = (quote: fc.Arbitrary<unknown>) =>
  shape({
    emoji_reactions: listOf(
      shape({ name: maybe(text), url: maybe(text), count: maybe(fc.integer()), me: maybe(fc.boolean()) }),
    ),
    in_reply_to_account_acct: maybe(text),
    quote: maybe(quote),
  })
const inner = shape({ ...leaf, pleroma: maybe(pleroma(anything)) })
const post = shape({ ...leaf, reblog: maybe(inner), links: listOf(inner), pleroma: maybe(pleroma(inner)) })

test('shows a card for any object that a server sends as a post', () => {
  let drawn = 0
  fc.assert(
    fc.property(post, (sent) => {
      // Without an id it is no post: a list leaves it out.
      const read = safeParse(Post, {
        ...sent,
        id: 'p',
        account: { ...account, id: 'a', ...Object(sent.account) },
      })
      if (!read.success) return
      drawn += 1
      expect(failureOf(read.output)).toBeNull()
    }),
    { numRuns: 600, seed: 20261120 },
  )
  expect(drawn).toBeGreaterThanOrEqual(500)
}, 120_000)
