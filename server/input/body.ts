/**
 * Reads request bodies in the encodings that each call accepts (docs/server/README.md#encodings). A body that
 * none of them can read is refused with the error of the first.
 */
import type { GenericSchema, InferOutput } from 'valibot'
import { invalid, PlainRefusal, Refusal } from '../refusal.ts'
import { bytesToBase64 } from './base64.ts'
import { readJsonText } from './json.ts'
import { readMediaType, sniffMediaType } from './media-type.ts'
import { type Part, readMultipart } from './multipart.ts'
import { readNested } from './query-string.ts'
import { Unreadable } from './unreadable.ts'
import { readValues } from './values.ts'

/**
 * The readers to try, in order. J: JSON. F: a form. Q: a form with lists, whatever its type says. M:
 * multipart.
 */
export type Encoding = 'J' | 'JF' | 'JQ' | 'MJ' | 'JFM'

interface Body {
  type: string | null
  bytes: Uint8Array<ArrayBuffer>
  /** Whether errors are plain text, as they are under `/oauth`. */
  isPlain: boolean
}

type Reader = (body: Body, schema: GenericSchema) => unknown

const READERS: Record<Encoding, [Reader, ...Reader[]]> = {
  J: [readJson],
  JF: [readJson, readForm],
  JQ: [readJson, readAnyForm],
  MJ: [readParts, readJson],
  JFM: [readJson, readForm, readParts],
}

const SIZE_LIMIT = 40_000_000
const FORM_SIZE_LIMIT = 16_384

export async function readBody<S extends GenericSchema>(
  request: Request,
  encoding: Encoding,
  schema: S,
): Promise<InferOutput<S>> {
  checkSize(Number(request.headers.get('content-length') ?? 0), encoding)
  const bytes = new Uint8Array(await request.arrayBuffer())
  checkSize(bytes.byteLength, encoding)
  const isPlain = new URL(request.url).pathname.startsWith('/oauth/')
  const body = { type: request.headers.get('content-type'), bytes, isPlain }
  const [first, ...others] = READERS[encoding]
  try {
    return await first(body, schema)
  } catch (refusal) {
    if (!isRefused(refusal)) throw refusal
    for (const reader of others) {
      try {
        return await reader(body, schema)
      } catch (error) {
        if (!isRefused(error)) throw error
      }
    }
    throw refusal
  }
}

const isRefused = (error: unknown) => error instanceof Refusal || error instanceof Unreadable

/**
 * Refuses a body that is too large. A body whose announced size is too large is refused before it arrives.
 */
function checkSize(size: number, encoding: Encoding): void {
  if (size <= SIZE_LIMIT) return
  if (encoding !== 'J') throw new PlainRefusal(413, 'payload reached size limit')
  throw invalid(`JSON payload (${size} bytes) is larger than allowed (limit: ${SIZE_LIMIT} bytes).`)
}

function readJson({ type, bytes, isPlain }: Body, schema: GenericSchema): unknown {
  if (!/^application\/([\w.-]+\+)?json\b/.test(type ?? '')) throw wrongType(isPlain)
  try {
    const value = readJsonText(new TextDecoder().decode(bytes))
    if (Array.isArray(value) && schema.type === 'record') {
      throw new Unreadable('invalid type: sequence, expected a map')
    }
    return readValues(schema, value, { areTexts: false })
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof Unreadable)) throw error
    throw isPlain
      ? new PlainRefusal(400, error.message, { isTyped: false })
      : invalid(`Json deserialize error: ${error.message}`)
  }
}

const wrongType = (isPlain: boolean): Refusal =>
  isPlain ? new PlainRefusal(400, 'Content type error') : invalid('Content type error')

function readForm(body: Body, schema: GenericSchema): unknown {
  const isForm = body.type?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || body.bytes.byteLength > FORM_SIZE_LIMIT) throw wrongType(body.isPlain)
  return readAnyForm(body, schema)
}

function readAnyForm({ bytes }: Body, schema: GenericSchema): unknown {
  return readValues(schema, readNested(new TextDecoder().decode(bytes)), { areTexts: true })
}

/** Reads a multipart body. A file becomes base64 with a media type beside it, as JSON bodies have it. */
function readParts({ type, bytes }: Body, schema: GenericSchema): unknown {
  if (type === null) throw new PlainRefusal(400, 'Could not find Content-Type header')
  if (!type.startsWith('multipart/form-data')) throw new PlainRefusal(415, 'ContentTypeIncompatible')
  const parts = readMultipart(type, bytes)
    .flatMap(valuesOf)
    .filter(([name]) => !isLateField(name))
  try {
    return readValues(schema, readNested(String(new URLSearchParams(parts))), { areTexts: true })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw invalid(error.message.replace(/^missing field `(.*)`$/, 'Required field is missing: $1'))
  }
}

/** Tells whether a part belongs to a field of a profile of which forms have no more. */
const isLateField = (name: string): boolean =>
  Number(/^fields_attributes\[(\d+)\]/.exec(name)?.[1] ?? 0) >= FIELDS_IN_FORMS

const FIELDS_IN_FORMS = 4

/** Returns a part as JSON has it: a file as base64, with its media type beside it. */
function valuesOf({ name, isFile, content, ...part }: Part): [string, string][] {
  const type = readMediaType(part.type)
  // Text in the place of the file is a file without a type.
  if (!isFile && name !== 'file') return [[name, new TextDecoder().decode(content)]]
  if (name === 'file')
    return [
      [name, bytesToBase64(content)],
      ['media_type', sniffMediaType(content, type)],
    ]
  return [
    [name, bytesToBase64(content)],
    ...(type === '' ? [] : [[`${name}_media_type`, type] as [string, string]]),
  ]
}
