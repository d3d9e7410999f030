/**
 * The calls that the real server and the reference server were found to answer differently, when they were
 * asked at two times: random ones, flows of several people, and some made by hand for each cause. The files
 * beside this one hold what comes first, the call, and the answer of the real server. Calls of the first time
 * that still differed at the second stand there.
 */
import { readArchive } from '../archive.ts'

/** A part of a form: a text, or a file with the type that is sent for it; without a type it has none. */
type Part = [name: string | null, value: string | { filename: string; type?: string; base64: string }]

export interface Sent {
  /** Whose token is sent; without a name none is. */
  as?: string
  method: string
  path: string
  headers?: Record<string, string>
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown
  multipart?: Part[]
  /** The name under which the answer's id and uri are known afterwards. */
  save?: string
}

export interface RecordedCall {
  cause: string
  /** 1 is what a person sees, 4 what is hardly ever met. */
  importance: 1 | 2 | 3 | 4
  setup?: Sent[]
  call: Sent
  /** The paths of an answer 200 that are compared; `text` is the title of the first entry of a feed. */
  compare?: string[] | 'text' | null
  real: { status: number; body: unknown }
}

const callsOf = (file: string) => readArchive<readonly RecordedCall[]>(`differences/${file}`)

export const RECORDED_CALLS = {
  'first asking': callsOf('first-asking.json'),
  'second asking': callsOf('second-asking.json'),
}
