/** Tests docs/spec/posts.md#muted-authors. */
import { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { parse } from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { relationshipQuery } from '#data/people/relationships.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { PostCard } from './PostCard.tsx'

let client: QueryClient

beforeAll(() => activateLocale('en', 'ltr'))
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
})

const author = (id: string) => ({ id, username: id, acct: id, display_name: id })
const wire = (id: string, hidden: boolean, more = {}) => ({
  id,
  account: author(`author of ${id}`),
  content: `<p>words of ${id}</p>`,
  hidden,
  ...more,
})

/** Returns what is on the page after the very first frame. */
function firstFrame(post: unknown): { text: () => string; leave: () => void } {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const card = <PostCard post={parse(Post, post)} />
  flushSync(() =>
    root.render(
      <Texts>
        <ServerState client={client}>{card}</ServerState>
      </Texts>,
    ),
  )
  return {
    text: () => container.textContent ?? '',
    leave: () => {
      root.unmount()
      container.remove()
    },
  }
}

const setMuted = (id: string, muting: boolean) =>
  client.setQueryData(relationshipQuery(id).queryKey, parse(Relationship, { id, muting }))

// docs/spec/posts.md#muted-authors
test('a post by a muted author, or reposted by one, is not even rendered in the first frame', () => {
  for (const post of [wire('one', true), wire('wrapper', true, { reblog: wire('original', false) })]) {
    const page = firstFrame(post)
    expect(page.text()).toBe('')
    page.leave()
  }
})

// docs/spec/posts.md#muted-authors
test('muting an author hides their quoted post, and Undo shows it again', async () => {
  const page = firstFrame(wire('one', false, { links: [wire('quoted', false)] }))
  expect(page.text()).toContain('words of quoted')
  setMuted('author of quoted', true)
  await expect.poll(page.text).toContain('Post is not available')
  expect(page.text()).not.toContain('words of quoted')
  setMuted('author of quoted', false)
  await expect.poll(page.text).toContain('words of quoted')
  page.leave()
})

test('a quoted post that loaded while its author was muted is shown after unmuting', async () => {
  const page = firstFrame(wire('one', false, { links: [wire('quoted', true)] }))
  expect(page.text()).toContain('Post is not available')
  setMuted('author of quoted', false)
  await expect.poll(page.text).toContain('words of quoted')
  page.leave()
})
