/**
 * One call of the HTTP API as a value: how it travels and what comes back. The client's `call` and the
 * reference server's `serve` are written against the same values, so the two cannot drift apart.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { QueryValue } from './encoding.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Does the token travel: never, when there is one, or always (contract 0.2). */
export type Access = 'none' | 'optional' | 'required'

/** What a call may carry besides its path. */
type QuerySchema = GenericSchema<Record<string, QueryValue>, unknown>

interface Definition {
  method: Method
  /** Path below the origin, parameters as `:name`. */
  path: string
  access: Access
  /** The first version that has it, where 4.11 has not; earlier ones answer 404. */
  since?: string
  query?: QuerySchema
  body?: GenericSchema
  /** Whether the call carries an `Idempotency-Key` header (contract 7.6). */
  idempotent?: true
  /** The answer; a call without one expects 204. */
  returns?: GenericSchema
  /** `link`: the answer is a list whose next page the `Link` header names (contract 0.5). */
  paged?: 'link'
  /** Expected status where it is not 200, or 204 without an answer. */
  status?: number
}

export type Endpoint<D extends Definition = Definition> = Readonly<D>

/** The names a path asks for. */
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

/** What a caller must hand over: `{ params, query, body, idempotencyKey }`, each only where the endpoint has it. */
export type CallArguments<D extends Definition> = Params<D> & Query<D> & Body<D> & Key<D>

/** A page of a list and the path of the next one, or null after the last. */
export interface Page<Item> {
  items: Item[]
  next: string | null
}

type Plain<D extends Definition> = D['returns'] extends GenericSchema ? InferOutput<D['returns']> : undefined

/** What a call resolves to. */
export type Answer<D extends Definition> = D['paged'] extends 'link'
  ? Plain<D> extends (infer Item)[]
    ? Page<Item>
    : never
  : Plain<D>

export const endpoint = <const D extends Definition>(definition: D): Endpoint<D> => definition

/** The status that counts as success. */
export const expectedStatus = (of: Endpoint): number => of.status ?? (of.returns ? 200 : 204)
