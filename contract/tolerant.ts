/**
 * The vocabulary of a tolerant reader. Servers of this family differ in age and in kind, so an entity
 * never fails because one field is missing, null or of another type: the field takes its default, and
 * the default stands here in the contract and nowhere else.
 */
import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  type ObjectEntries,
  object,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot'

/** Unicode's stream-safe text has at most thirty marks in a row (UAX 15). Far longer rows stall a browser for minutes. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu

/** A string as a browser can draw it. */
const drawable = pipe(
  string(),
  transform((value) => value.replace(PILED_MARKS, '$1')),
)

/** A string; `otherwise` when it is missing or something else. */
export const text = (otherwise = '') => fallback(drawable, otherwise)

/** A string or null; anything else reads as null. */
export const optionalText = () => fallback(nullable(drawable), null)

/** A boolean; `otherwise` when it is missing or something else. */
export const flag = (otherwise = false) => fallback(boolean(), otherwise)

/** A number; `otherwise` when it is missing or something else. */
export const count = (otherwise = 0) => fallback(number(), otherwise)

/** A number or null; anything else reads as null. */
export const optionalCount = () => fallback(nullable(number()), null)

/**
 * An identifier. Always a string here; older servers send some of them as JSON numbers (contract 8.1, row 4).
 * It is the one thing an entity cannot do without.
 */
export const id = () =>
  pipe(
    union([string(), number()]),
    transform((value) => String(value)),
  )

/** Another entity's id, or null. */
export const optionalId = () => fallback(nullable(id()), null)

/** An entity or null; an unreadable one reads as null. */
export const optional = <S extends GenericSchema>(schema: S) => fallback(nullable(schema), null)

/** A list that leaves out what cannot be read instead of failing as a whole. */
export const listOf = <S extends GenericSchema>(schema: S) =>
  pipe(
    fallback(array(unknown()), []),
    transform((items): InferOutput<S>[] =>
      items.flatMap((item) => {
        const read = safeParse(schema, item)
        return read.success ? [read.output] : []
      }),
    ),
  )

/**
 * An object of many fields, of which a page keeps thousands. What Valibot puts together field by field, Chromium keeps
 * as a table of 800 bytes; the copy has the compact form of an object that was written down.
 */
export const compact = <E extends ObjectEntries>(fields: E) =>
  pipe(
    object(fields),
    transform((value) => ({ ...value })),
  )
