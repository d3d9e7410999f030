/** Uploads (docs/server/media.md#media). */
import { beforeEach, describe, expect, test } from 'vitest'
import { smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { createServer } from '../app.ts'
import { bytesToBase64 } from '../input/base64.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

describe('media', () => {
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])
  const upload = (body: object) => alice.send('POST', '/api/v1/media', body)
  const file = bytesToBase64(PNG)

  test('is stored under the digest of its bytes and served with validators and ranges', async () => {
    const attachment = await (await upload({ file, media_type: 'image/png' })).json()
    expect(attachment).toMatchObject({ type: 'image', description: null, preview_url: attachment.url })
    const path = new URL(attachment.url).pathname
    expect(path).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
    const whole = await alice.send('GET', path)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(PNG)
    const etag = whole.headers.get('etag') ?? ''
    expect((await alice.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304)
    const part = await alice.send('GET', path, undefined, { range: 'bytes=4-5' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 4-5/8')
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(PNG.slice(4, 6))
    expect((await alice.send('GET', path, undefined, { range: 'bytes=9-' })).status).toBe(416)
  })

  test.each([
    [{ file: 'data:image/png;base64,AAAA', media_type: 'image/png' }, 'base64 decoding error'],
    [{ file, media_type: 'image/svg+xml' }, 'invalid media type image/svg+xml'],
    [{ file, media_type: '' }, 'invalid media type '],
    [{ file, media_type: 'image/png', description: 'x'.repeat(3001) }, 'media description is too long'],
  ])('refuses %#', async (body, error) => {
    expect(await (await upload(body)).json()).toMatchObject({ error })
  })

  test('may be sent as a form, and the type of an untyped part is found in its bytes', async () => {
    const form = new FormData()
    form.set('file', new Blob([PNG], { type: 'application/octet-stream' }))
    form.set('description', 'a dot')
    const token = [...world.tokens.keys()][0]
    const answer = await createServer({ world }).fetch(
      new Request('http://kith.example/api/v2/media', {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    expect(await answer.json()).toMatchObject({ type: 'image', description: 'a dot' })
  })

  test('is shown in the order of upload, and a later post takes it away', async () => {
    const first = await (await upload({ file, media_type: 'image/png' })).json()
    const second = await (await upload({ file, media_type: 'image/png' })).json()
    const media_ids = [second.id, first.id]
    const post = await alice.post('/api/v1/statuses', { media_ids })
    expect(post.media_attachments.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect((await visit(world, 'bob').send('GET', `/api/v1/media/${first.id}`)).status).toBe(404)
    const described = await alice.send('PUT', `/api/v1/media/${first.id}`, { description: 'x' })
    expect(await described.json()).toMatchObject({ description: 'x' })
    const again = await alice.post('/api/v1/statuses', { media_ids: [second.id] })
    const shown = async (id: string) =>
      (await alice.get(`/api/v1/statuses/${id}`)).media_attachments.map((media: { id: string }) => media.id)
    expect(await shown(again.id)).toEqual([second.id])
    expect(await shown(post.id)).toEqual([first.id])
    await alice.send('PUT', `/api/v1/statuses/${post.id}`, { status: 'x', media_ids: [second.id] })
    expect(await shown(again.id)).toEqual([])
    expect(await shown(post.id)).toEqual([second.id])
  })

  test.each([
    ['image/jpeg', '.jpg'],
    ['audio/mpeg', '.m2a'],
    ['audio/mp4', '.mp4a'],
    ['application/ogg', '.oga'],
    ['audio/x-m4a', ''],
    ['audio/x-wav', ''],
    ['audio/vnd.wave', ''],
  ])('of type %s has a name that ends with "%s"', async (media_type, ending) => {
    const { url } = await (await upload({ file, media_type })).json()
    expect(url.replace(/^.*\/[0-9a-f]{64}/, '')).toBe(ending)
  })
})
