/** Tests docs/spec/lists.md#a-deletion-whose-answer-is-lost, docs/spec/groups.md#moderate-a-group. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { followAccount, unfollowAccount } from '#contract/endpoints/account-actions.ts'
import { createGroup } from '#contract/endpoints/groups.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { createPost, deletePost, editPost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { connectToServer, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { currentToken, invalidateToken, setToken } from '../connection/token.ts'
import { removeFromServer } from './delete-post.ts'

let onDelete: (path: string) => Response | Promise<Response> | undefined
let asked: string[]
let tokens: Map<string, string>

/** Goes on as somebody: the server lets nobody sign in six times in a row. */
async function as(name: string): Promise<void> {
  const token = tokens.get(name) ?? (await tokenOf(name))
  tokens.set(name, token)
  setToken(token)
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/home', search: '' })
  tokens = new Map()
  onDelete = () => undefined
  asked = []
  connectToServer({
    onCall: (method, path) => {
      if (method === 'DELETE') return onDelete(path)
      asked.push(path)
      return undefined
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const write = (status: string, more: object = {}) =>
  call(createPost, { idempotencyKey: status, body: { status, ...more } })
const isThere = ({ id }: Post) =>
  call(getPost, { params: { id } }).then(
    () => true,
    () => false,
  )

/** Lets the server act and loses its answer. */
function loseAnswer(): void {
  onDelete = async (path) => {
    onDelete = () => undefined
    await call(deletePost, { params: { id: path.split('/').at(-1) ?? '' } })
    throw new TypeError('connection lost')
  }
}

describe('a deletion', () => {
  let post: Post

  beforeEach(async () => {
    await as('alice')
    post = await write('words')
    asked = []
  })

  test('that is answered is not asked for', async () => {
    expect(await removeFromServer('author', post.id)).toBe(true)
    expect(asked).toEqual([])
  })

  // docs/spec/lists.md#a-deletion-whose-answer-is-lost
  test('whose answer is lost has been done', async () => {
    loseAnswer()
    expect(await removeFromServer('author', post.id)).toBe(false)
    expect(await isThere(post)).toBe(false)
  })

  // docs/spec/lists.md#a-deletion-whose-answer-is-lost
  test.each([
    ['never arrives', () => Promise.reject(new TypeError('connection lost')), { kind: 'unreachable' }],
    ['fails at the server', () => new Response(null, { status: 500 }), { status: 500 }],
    ['is answered by something else', () => new Response('<html>', { status: 202 }), { status: 202 }],
  ])('that %s has not been done while the post is there', async (_, answer, failure) => {
    onDelete = answer
    await expect(removeFromServer('author', post.id)).rejects.toMatchObject(failure)
    expect(await isThere(post)).toBe(true)
  })

  test('that another device was quicker with has been done', async () => {
    await call(deletePost, { params: { id: post.id } })
    expect(await removeFromServer('author', post.id)).toBe(false)
  })

  test.each([403, 429])('that is refused with %i is not asked for', async (status) => {
    onDelete = () => new Response(null, { status })
    await expect(removeFromServer('author', post.id)).rejects.toMatchObject({ status })
    expect(asked).toEqual([])
  })

  test('counts as failed where nobody can say', async () => {
    onDelete = () => {
      setToken('x'.repeat(43))
      throw new TypeError('connection lost')
    }
    await expect(removeFromServer('author', post.id)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('counts as failed where the session ends: a guest does not see every post', async () => {
    const whispered = await write('for followers', { visibility: 'private' })
    const token = currentToken()
    onDelete = () => {
      if (token) invalidateToken(token)
      throw new TypeError('connection lost')
    }
    await expect(removeFromServer('author', whispered.id)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(currentToken()).toBeNull()
    setToken(token)
    expect(await isThere(whispered)).toBe(true)
  })
})

describe('in a group', () => {
  const begin = async (audience: { root: string; answers: string }) => {
    await as('alice')
    const club = await call(createGroup, { body: { name: 'club' } })
    await as('bob')
    const root = await write('@alice root', { group_id: club.id, visibility: audience.root })
    await as('carol')
    await call(followAccount, { params: { id: root.account.id }, body: {} })
    const reply = (status: string, to: Post) =>
      write(`@alice ${status}`, { in_reply_to_id: to.id, visibility: audience.answers })
    const answer = await reply('answer', root)
    const below = await reply('below', answer)
    const beside = await reply('beside', root)
    await as('alice')
    const thread = { root, answer, below, beside }
    const left = async () => {
      const there = await Promise.all(Object.values(thread).map(isThere))
      return Object.keys(thread).filter((_, index) => there[index])
    }
    return { ...thread, left }
  }
  const OPEN = { root: 'public', answers: 'public' }

  // docs/spec/groups.md#moderate-a-group
  test('a single post goes with what is below it', async () => {
    const { answer, left } = await begin(OPEN)
    await removeFromServer('moderator', answer.id)
    expect(await left()).toEqual(['root', 'beside'])
  })

  // docs/spec/groups.md#moderate-a-group
  test('the whole thread goes with its first post', async () => {
    const { root, answer, left } = await begin(OPEN)
    await removeFromServer('moderator', root.id, answer.id)
    expect(await left()).toEqual([])
  })

  // docs/spec/groups.md#moderate-a-group
  test('a thread stays whose first post the moderator may not see, and nobody says that it is gone', async () => {
    const { root, answer, left } = await begin({ root: 'private', answers: 'direct' })
    await call(unfollowAccount, { params: { id: root.account.id } })
    await as('bob')
    await call(editPost, { params: { id: root.id }, body: { status: 'root' } })
    await as('alice')
    expect(await left()).toEqual(['answer', 'below', 'beside'])
    expect(answer.conversation?.root_id).toBe(root.id)
    await expect(removeFromServer('moderator', root.id, answer.id)).rejects.toMatchObject({ status: 404 })
    await as('carol')
    expect(await left()).toEqual(['root', 'answer', 'below', 'beside'])
  })
})
