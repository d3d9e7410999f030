/**
 * Addresses outside the API (docs/server/policy-and-files.md#addresses-outside-the-api,
 * docs/server/policy-and-files.md#link-previews).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { ORIGIN, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import { addFile } from '../world/media.ts'
import { addPost } from '../world/posts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

describe('addresses outside the API', () => {
  test.each([
    ['/users/alice', `${ORIGIN}/@alice`],
    // Header values are bytes, here those of UTF-8.
    ['/collections/tags/caf%C3%A9', `${ORIGIN}/tag/cafÃ©`],
    ['/feeds/alice', '/feeds/users/alice'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await alice.send('GET', path)
    expect(answer.headers.get('location')).toBe(target)
  })

  test('other servers find people, their collections and the actor of the instance', async () => {
    const finger = (who: string) => alice.get(`/.well-known/webfinger?resource=${who}`)
    const host = new URL(ORIGIN).hostname
    expect(await finger(`acct:alice@${host}`)).toMatchObject({ subject: `acct:alice@${host}` })
    expect(await finger(`acct:nobody@${host}`)).toMatchObject({ error: 'user not found' })
    for (const path of ['/users/alice/outbox', '/users/alice/followers', '/actor']) {
      expect(await alice.get(path)).toMatchObject({ id: `${ORIGIN}${path}` })
    }
  })

  test('a public local post redirects to its page, other posts are not found', async () => {
    const open = addPost(world, { author: person(world, 'bob'), text: 'a' })
    const closed = addPost(world, { author: person(world, 'bob'), text: 'a', visibility: 'private' })
    const answer = await alice.send('GET', `/objects/${open.id}`)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/post/${open.id}`)
    expect((await alice.send('GET', `/objects/${closed.id}`)).status).toBe(404)
  })

  test('a proposal redirects to the page of the person who offers it', async () => {
    addAccount(world, {
      username: 'ida',
      payment_options: [
        { type: 'monero-subscription', chain_id: 'monero:a', price: 1, amount_min: 1, object_id: null },
      ],
    })
    const offered = await alice.send('GET', '/users/ida/proposals/monero:a')
    expect(offered.headers.get('location')).toBe(`${ORIGIN}/@ida/subscription`)
    expect((await alice.send('GET', '/users/ida/proposals/monero:b')).status).toBe(404)
  })

  test('a file without a known ending is sent without a type', async () => {
    const file = addFile(world, new Uint8Array(4), 'audio/x-m4a')
    const { headers } = await alice.send('GET', `/media/${file}`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
  })
})
