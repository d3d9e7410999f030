/**
 * Tests which bodies each encoding accepts, and how it refuses the others (docs/server/README.md#encodings).
 */
import { boolean, object, optional, string } from 'valibot'
import { expect, test } from 'vitest'
import { type Encoding, readBody } from './body.ts'

const SCHEMA = object({ name: string(), many: optional(boolean()) })

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const PARTS_TYPE = 'multipart/form-data; boundary=b'
const PARTS = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n'

function read(encoding: Encoding, type: string | null, body: string, path = '/api/v1/things') {
  const headers = new Headers(type === null ? {} : { 'content-type': type })
  const bytes = new TextEncoder().encode(body)
  const request = new Request(`http://kith.example${path}`, { method: 'POST', headers, body: bytes })
  return readBody(request, encoding, SCHEMA)
}

test.each<[Encoding, string | null, string]>([
  ['J', JSON_TYPE, '{"name":"x"}'],
  ['J', 'application/activity+json; charset=utf-8', '{"name":"x","other":null}'],
  ['JF', FORM_TYPE, 'name=x'],
  ['JQ', 'text/plain', 'name=x'],
  ['JQ', null, 'name=x'],
  ['MJ', JSON_TYPE, '{"name":"x"}'],
  ['MJ', PARTS_TYPE, PARTS],
  ['JFM', PARTS_TYPE, PARTS],
])('%s takes %s: %s', async (encoding, type, body) => {
  expect(await read(encoding, type, body)).toEqual({ name: 'x' })
})

test.each<[Encoding, string | null, string, number, string]>([
  ['J', FORM_TYPE, 'name=x', 400, 'Content type error'],
  ['J', JSON_TYPE, '{}', 400, 'Json deserialize error: missing field `name`'],
  ['J', JSON_TYPE, '[]', 400, 'Json deserialize error: invalid length 0, expected 2 elements'],
  ['J', JSON_TYPE, '{"name":"x","name":"y"}', 400, 'Json deserialize error: duplicate field `name`'],
  ['JF', FORM_TYPE, `name=${'x'.repeat(16_384)}`, 400, 'Content type error'],
  ['JF', FORM_TYPE, 'name=x&many=maybe', 400, 'Content type error'],
  ['JQ', JSON_TYPE, '{"many":true}', 400, 'Json deserialize error: missing field `name`'],
  ['MJ', JSON_TYPE, '{}', 415, 'ContentTypeIncompatible'],
  ['MJ', null, '', 400, 'Could not find Content-Type header'],
  ['MJ', PARTS_TYPE, '--b--\r\n', 400, 'Multipart stream is incomplete'],
])('%s refuses %s: %s', async (encoding, type, body, status, message) => {
  await expect(read(encoding, type, body)).rejects.toMatchObject({ status, message })
})

test('texts of forms are converted to the types of the contract, texts of JSON are not', async () => {
  expect(await read('JF', FORM_TYPE, 'name=5&many=true')).toEqual({ name: '5', many: true })
  await expect(read('J', JSON_TYPE, '{"name":"x","many":"true"}')).rejects.toMatchObject({ status: 400 })
})

test('under /oauth errors are plain text', async () => {
  const refused = read('JF', JSON_TYPE, '{}', '/oauth/revoke')
  await expect(refused).rejects.toMatchObject({ message: 'missing field `name`', isTyped: false })
})

test('a body that is announced as too large is refused before it comes', async () => {
  const request = (encoding: Encoding) => {
    const headers = { 'content-type': JSON_TYPE, 'content-length': '40000001' }
    return readBody(
      new Request('http://kith.example/', { method: 'POST', headers, body: '{}' }),
      encoding,
      SCHEMA,
    )
  }
  await expect(request('JF')).rejects.toMatchObject({ status: 413, message: 'payload reached size limit' })
  await expect(request('J')).rejects.toMatchObject({
    status: 400,
    message: 'JSON payload (40000001 bytes) is larger than allowed (limit: 40000000 bytes).',
  })
})
