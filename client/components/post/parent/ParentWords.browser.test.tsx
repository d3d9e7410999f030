import '#styles/global.css'
import type { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { relationshipQuery } from '#data/people/relationships.ts'
import { parentQuery, repliesBesideParents } from '#data/posts/parents.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { ReplyLine } from '../ReplyLine.tsx'
import { ParentWords } from './ParentWords.tsx'
import { parentWords } from './parent-words.ts'

const author = { id: 'bob', username: 'bob', acct: 'bob', display_name: 'Bob' }
const wire = (id: string, more = {}) => parse(Post, { id, account: author, ...more })
const LONG = '<p>@alice What is it <b>all</b> about?</p><p>And when does it end, and who will tell us?</p>'
const reply = wire('reply', { in_reply_to_id: 'parent', pleroma: { in_reply_to_account_acct: 'bob' } })

let client: QueryClient

beforeEach(async () => {
  await activateLocale('en', 'ltr')
  history.replaceState(null, '', '/home')
  repliesBesideParents.set(new Set())
  client = createQueryClient()
  client.setQueryData(instanceQuery.queryKey, parse(Instance, { uri: 'kith.example' }))
})

/** Shows the line above a reply whose parent is known. */
async function show(parent: Post | null) {
  parentWords.set(ParentWords)
  client.setQueryData(parentQuery('parent').queryKey, parent)
  await render(
    <Texts>
      <ServerState client={client}>
        <ReplyLine post={reply} />
      </ServerState>
    </Texts>,
  )
  await expect.element(page.getByRole('link', { name: 'In reply to @bob' })).toBeVisible()
}

const words = () => page.getByRole('button')

// docs/spec/timelines.md#what-a-reply-answers
test('the first words stand beside the name, in one line that is as high as without them', async () => {
  await show(null)
  const line = () => page.getByRole('link', { name: 'In reply to @bob' }).element().parentElement
  const height = line()?.getBoundingClientRect().height
  client.setQueryData(parentQuery('parent').queryKey, wire('parent', { content: LONG.repeat(9) }))
  await expect.element(words()).toHaveTextContent(/^What is it all about\? And when/)
  expect(line()?.getBoundingClientRect().height).toBe(height)
})

// docs/spec/timelines.md#what-a-reply-answers
test('a post without words is named by its files', async () => {
  const files = ['m', 'n'].map((id) => ({ id, type: 'image', url: 'data:image/gif;base64,' }))
  await show(wire('parent', { media_attachments: files }))
  await expect.element(words()).toHaveTextContent('2 files')
})

// docs/spec/timelines.md#what-a-reply-answers
test.each([
  ['is not shown by the server', () => undefined, null],
  ['is by somebody who is muted', () => undefined, wire('parent', { content: LONG, hidden: true })],
  [
    'is by somebody who has just been muted',
    () =>
      client.setQueryData(
        relationshipQuery('bob').queryKey,
        parse(Relationship, { id: 'bob', muting: true }),
      ),
    wire('parent', { content: LONG }),
  ],
  ['stands beside it', () => repliesBesideParents.set(new Set(['reply'])), wire('parent', { content: LONG })],
  [
    'is answered on another page than Home',
    () => history.replaceState(null, '', '/local'),
    wire('parent', { content: LONG }),
  ],
])('nothing is said of a post that %s', async (_, begin, parent) => {
  begin()
  await show(parent)
  expect(words().elements()).toEqual([])
})
