/**
 * An endpoint is one call of the HTTP API as a value: method, path, what it takes and what it returns. The
 * client's
 * `call` and the reference server's `serve` use the same values, so the two cannot drift apart
 * (docs/spec/conventions.md#calls-without-a-token).
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { QueryValue } from './encoding.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Whether the token is sent: never, when there is one, or always (docs/server/README.md#bearer-token). */
export type Access = 'none' | 'optional' | 'required'

type QuerySchema = GenericSchema<Record<string, QueryValue>, unknown>

interface Definition {
  method: Method
  /** The path below the origin, with parameters as `:name`. */
  path: string
  access: Access
  /**
   * The first version that has the call, if 4.11 does not have it. Earlier versions answer 404, or 400 where
   * they take the last word of the path for an id (docs/server/README.md#unknown-words-taken-for-ids).
   */
  since?: string
  /** The first version that no longer has the call. It answers as before `since`. */
  until?: string
  query?: QuerySchema
  body?: GenericSchema
  /** Whether the call carries an `Idempotency-Key` header (docs/server/writing.md#idempotency-keys). */
  idempotent?: true
  /** The answer. A call without one expects 204. */
  returns?: GenericSchema
  /** `csv` for an answer that is a text of type `text/csv` instead of JSON. */
  format?: 'csv'
  /** `link` for a list whose next page is named by the `Link` header (docs/server/README.md#link-header). */
  paged?: 'link'
  /** The status of success, if it is neither 200 nor, without an answer, 204. */
  status?: number
}

export type Endpoint<D extends Definition = Definition> = Readonly<D>

/** The names of the parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never

type Params<D extends Definition> = [ParamNames<D['path']>] extends [never]
  ? unknown
  : { params: Record<ParamNames<D['path']>, string> }
type Query<D extends Definition> = D['query'] extends GenericSchema
  ? { query: InferInput<D['query']> }
  : unknown
type Body<D extends Definition> = D['body'] extends GenericSchema ? { body: InferInput<D['body']> } : unknown
type Key<D extends Definition> = D['idempotent'] extends true ? { idempotencyKey: string } : unknown

/** The arguments of a call: `{ params, query, body, idempotencyKey }`, each only if the endpoint has it. */
export type CallArguments<D extends Definition> = Params<D> & Query<D> & Body<D> & Key<D>

/** A page of a list, with the path of the next page or null after the last. */
export interface Page<Item> {
  items: Item[]
  next: string | null
  /** How many entries of the page could not be read, if any (docs/spec/data.md#a-broken-part). */
  unreadable?: number
}

type Plain<D extends Definition> = D['returns'] extends GenericSchema ? InferOutput<D['returns']> : undefined

/** The value that a call resolves to. */
export type Answer<D extends Definition> = D['paged'] extends 'link'
  ? Plain<D> extends (infer Item)[]
    ? Page<Item>
    : never
  : Plain<D>

/** Defines an endpoint and keeps its literal types. */
export const endpoint = <const D extends Definition>(definition: D): Endpoint<D> => definition

/** Returns the status that counts as success. */
export const expectedStatus = (of: Endpoint): number => of.status ?? (of.returns ? 200 : 204)
