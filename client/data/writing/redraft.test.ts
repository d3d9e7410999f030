import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getInstance } from '#contract/endpoints/instance.ts'
import { uploadMedia } from '#contract/endpoints/media.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { createPost, deletePost } from '#contract/endpoints/writing.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { createConnection } from '../storage/database.ts'
import { settleOwner } from '../storage/owner.ts'
import { createRows } from '../storage/rows.ts'
import { browserPorts } from './browser-ports.ts'
import { WritingEngine } from './engine.ts'
import { copyToDraft, deleteCopied } from './redraft.ts'

const NEW = { kind: 'new' } as const
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let isFileGone = false

beforeEach(async () => {
  emptyDatabases()
  isFileGone = false
  connectToServer({
    onCall: (_method, path) =>
      isFileGone && path.startsWith('/media') ? new Response(null, { status: 404 }) : undefined,
  })
  // A file is asked for by its address alone.
  const wired = fetch
  vi.stubGlobal('fetch', (url: string) => wired(url, {}))
  await signInAs('alice')
})

/** The viewer with an engine of their own. */
async function author() {
  const [viewer, instance] = await Promise.all([call(getViewer, {}), call(getInstance, {})])
  settleOwner(viewer.id)
  const ports = {
    ...browserPorts(new QueryClient(), viewer.id),
    rows: createRows(createConnection()),
    onHidden: () => () => undefined,
    locks: {
      withLock: <Result>(_name: string, run: () => Promise<Result>) => run(),
      holdLock: () => {
        throw new Error('nothing is open')
      },
    },
  }
  const writing = new WritingEngine(viewer.id, ports, {
    set: () => undefined,
    subscribe: () => () => undefined,
  })
  return {
    writing,
    about: { viewer, instance, nameOf: (type: string, number: number) => `${type} ${number}` },
  }
}

async function published(more: object = {}) {
  const file = await call(uploadMedia, {
    body: { file: PIXEL, media_type: 'image/png', description: 'A dot' },
  })
  const body = {
    status: '**look** #Tea',
    media_ids: [file.id],
    sensitive: true,
    visibility: 'private',
    ...more,
  }
  return call(createPost, { idempotencyKey: String(Math.random()), body })
}

const remove = (id: string) => () => call(deletePost, { params: { id } })

// docs/spec/post-actions.md#delete-and-redraft
test('everything comes back, and only then the post is deleted', async () => {
  const post = await published()
  const { writing, about } = await author()
  const copy = await copyToDraft(writing, post, about)
  await expect(call(getPost, { params: { id: post.id } })).resolves.toMatchObject({ id: post.id })
  expect(await deleteCopied(writing, copy, remove(post.id))).toEqual(NEW)
  await expect(call(getPost, { params: { id: post.id } })).rejects.toThrow()
  const draft = await writing.drafts.find(NEW)
  expect(draft).toMatchObject({ text: '**look** #Tea', sensitive: true, visibility: 'private', tried: null })
  const [file] = draft?.attachments ?? []
  expect(file).toMatchObject({ name: 'image 1', description: 'A dot', uploaded: null })
  expect((await writing.files.bytes(file?.key ?? '')).size).toBeGreaterThan(0)
})

// docs/spec/post-actions.md#delete-and-redraft
test('a reply goes back to what it answers', async () => {
  const parent = await published({ visibility: 'public' })
  const reply = await published({ in_reply_to_id: parent.id, visibility: 'public', media_ids: [] })
  const { writing, about } = await author()
  const { context } = await copyToDraft(writing, reply, about)
  expect(context).toEqual({ kind: 'reply', postId: parent.id })
})

// docs/spec/post-actions.md#delete-and-redraft
test('where another draft is in the place, nothing is copied and nothing deleted', async () => {
  const post = await published()
  const { writing, about } = await author()
  await writing.drafts.putBack(NEW, { ...writing.drafts.empty(), text: 'something else' })
  await expect(copyToDraft(writing, post, about)).rejects.toMatchObject({ kind: 'busy' })
  expect((await writing.drafts.find(NEW))?.text).toBe('something else')
})

// docs/spec/post-actions.md#delete-and-redraft
test('where a file cannot be had, nothing is left behind', async () => {
  const post = await published()
  const { writing, about } = await author()
  isFileGone = true
  await expect(copyToDraft(writing, post, about)).rejects.toMatchObject({ kind: 'download' })
  expect(await writing.drafts.find(NEW)).toBeNull()
})

// docs/spec/post-actions.md#delete-and-redraft
test('a post that was made as HTML is left alone', async () => {
  const post = await published({ content_type: 'text/html', status: '<p>look</p>' })
  const { writing, about } = await author()
  await expect(copyToDraft(writing, post, about)).rejects.toMatchObject({ kind: 'source' })
  expect(await writing.drafts.find(NEW)).toBeNull()
})

// docs/spec/post-actions.md#delete-and-redraft
test.each([
  [
    'refuses',
    new ApiError('refused', 'permission error', { status: 403, retryAfter: null, words: null }),
    null,
  ],
  [
    'cannot be reached',
    new ApiError('unreachable', 'no', { status: 0, retryAfter: null, words: null }),
    '**look** #Tea',
  ],
  ['fails', new ApiError('refused', 'no', { status: 500, retryAfter: null, words: null }), '**look** #Tea'],
])('when the server %s, the copy is %j afterwards', async (_, error, text) => {
  const post = await published()
  const { writing, about } = await author()
  const copy = await copyToDraft(writing, post, about)
  const result = deleteCopied(writing, copy, vi.fn().mockRejectedValue(error))
  await expect(result).rejects.toMatchObject(text === null ? error : { kind: 'uncertain', cause: error })
  expect((await writing.drafts.find(NEW))?.text ?? null).toBe(text)
})
