/** Reading request bodies in the encodings each route takes, with its way of refusing others (contract 0.3). */
import { decodeQuery } from '#contract/encoding.ts'
import { bytesToBase64 } from './base64.ts'
import { invalid, Refusal } from './refusal.ts'

export type Encoding = 'json' | 'form' | 'multipart'

const SIZE_LIMIT = 40_000_000
const FORM_SIZE_LIMIT = 16_384

/** A body over the limit, where the answer is plain text. */
export class TooLarge extends Error {}

export async function readBody(request: Request, accepts: readonly Encoding[]): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (accepts.includes('multipart') && type.startsWith('multipart/form-data')) return readMultipart(request)
  if (accepts.includes('form') && type.startsWith('application/x-www-form-urlencoded')) {
    return readForm(request)
  }
  return readJson(request, type, accepts.length === 1)
}

async function readJson(request: Request, type: string, isOnlyJson: boolean): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json\b/.test(type)) throw invalid('Content type error')
  const body = await request.text()
  if (body.length > SIZE_LIMIT) {
    if (!isOnlyJson) throw new TooLarge()
    throw invalid(`JSON payload (${body.length} bytes) is larger than allowed (limit: ${SIZE_LIMIT} bytes).`)
  }
  try {
    return JSON.parse(body)
  } catch (error) {
    throw invalid(`Json deserialize error: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

async function readForm(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body.length > FORM_SIZE_LIMIT) throw new TooLarge()
  return decodeQuery(new URLSearchParams(body))
}

/** Files arrive as the JSON way has them: base64 beside a media type. */
async function readMultipart(request: Request): Promise<unknown> {
  const body: Record<string, string> = {}
  for (const [name, part] of await readFormData(request)) {
    if (typeof part === 'string') {
      body[name] = part
      continue
    }
    if (part.size > SIZE_LIMIT) throw new TooLarge()
    const bytes = new Uint8Array(await part.arrayBuffer())
    body[name] = bytesToBase64(bytes)
    body[name === 'file' ? 'media_type' : `${name}_media_type`] = sniff(bytes, part.type)
  }
  return body
}

async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    throw new Refusal(400, error instanceof Error ? error.message : 'multipart error')
  }
}

/** Type, first characters, and what stands from the eighth on. */
const SIGNATURES: [string, string, string][] = [
  ['image/png', '\x89PNG', ''],
  ['image/jpeg', '\xff\xd8\xff', ''],
  ['image/gif', 'GIF8', ''],
  ['image/webp', 'RIFF', 'WEBP'],
  ['video/webm', '\x1aE\xdf\xa3', ''],
]

/** Only parts without a type of their own are looked into (contract 1.7). */
function sniff(bytes: Uint8Array, declared: string): string {
  if (declared !== '' && declared !== 'application/octet-stream') return declared
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  const known = SIGNATURES.find(([, first, later]) => start.startsWith(first) && start.startsWith(later, 8))
  return known?.[0] ?? declared
}
