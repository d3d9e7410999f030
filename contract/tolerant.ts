/**
 * Schemas that read tolerantly. Servers differ in age and in kind, so an entity never fails because one field
 * is missing, null or of another type. The field takes its default instead. Defaults stand in the contract
 * only. A whole answer has none: it is what was asked for, or it is refused
 * (docs/spec/data.md#a-whole-answer).
 */
import {
  array,
  boolean,
  check,
  fallback,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  type ObjectEntries,
  object,
  parse,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { cleanText, withoutPiles } from './clean-text.ts'

/** A string that is read as a text of somebody else (docs/spec/conventions.md#texts-of-others). */
export const plain = pipe(string(), transform(cleanText))

/** A text that is drawn as it is, or `otherwise` for anything else but a string. */
export const text = (otherwise = '') => fallback(plain, otherwise)

/** A text that is drawn as it is, or null for anything else. */
export const optionalText = () => fallback(nullable(plain), null)

/** A string that is edited and goes back as it came, and that a browser can draw in time. */
export const asWritten = pipe(string(), transform(withoutPiles))

/** HTML, which is drawn by what reads it (docs/spec/posts.md#content). Empty for anything else. */
export const html = () => fallback(asWritten, '')

/** HTML, or null for anything else. */
export const optionalHtml = () => fallback(nullable(asWritten), null)

/** A text that is edited or signed and goes back as it came. Empty for anything else. */
export const source = () => fallback(asWritten, '')

/**
 * Matches addresses at a server, and pictures within themselves: all that can be shown and runs nothing
 * (docs/spec/media.md#addresses-of-files).
 */
const SHOWN = /^(https?:\/\/|data:image\/(gif|png|jpeg|webp|avif)[;,]|\/?[\w.~%-]+([/?#]|$))/i

/** The address of something that is shown. What has none cannot be shown: its entity is refused. */
export const address = () => pipe(string(), regex(SHOWN))

/** The address of something that is shown, or null for anything else. */
export const optionalAddress = () => fallback(nullable(address()), null)

/** The text by which something is known. An entity that has no other id is refused without it. */
export const name = () => pipe(plain, regex(/./))

/** A boolean, or `otherwise` for anything else. */
export const flag = (otherwise = false) => fallback(boolean(), otherwise)

/** A number, or `otherwise` for anything else. */
export const count = (otherwise = 0) => fallback(number(), otherwise)

/** A number, or null for anything else. */
export const optionalCount = () => fallback(nullable(number()), null)

/**
 * An identifier, always a string here. Older servers send some of them as numbers
 * (docs/server/README.md#ids). An entity without an id is refused.
 */
export const id = () =>
  pipe(
    union([string(), number()]),
    transform((value) => String(value)),
  )

/** The id of another entity, or null. */
export const optionalId = () => fallback(nullable(id()), null)

/** An entity, or null if it cannot be read. */
export const optional = <S extends GenericSchema>(schema: S) => fallback(nullable(schema), null)

/** An object that is part of an entity. Where it is missing, each of its fields takes its own default. */
export function part<E extends ObjectEntries>(fields: E) {
  const schema = object(fields)
  return fallback(schema, () => parse(schema, {}))
}

/** The one empty list: most lists of most entities are empty, and a page keeps entities by the thousand. */
const NONE: never[] = []
Object.freeze(NONE)

/** Returns whether nothing with the id of an item has been seen before. Items of some kinds have no id. */
function isFirst(item: unknown, seen: Set<unknown>): boolean {
  if (typeof item !== 'object' || item === null || !('id' in item) || item.id === null) return true
  const isNew = !seen.has(item.id)
  seen.add(item.id)
  return isNew
}

/** How many items of a list could not be read, where there were any. */
const unreadable = new WeakMap<readonly unknown[], number>()

/** Returns how many items were left out of a list because they could not be read. */
export const unreadableIn = (list: readonly unknown[]): number => unreadable.get(list) ?? 0

/** Reads the items of a list. Leaves out those that cannot be read, and those that it had before. */
function readItems<S extends GenericSchema>(schema: S, items: readonly unknown[]): InferOutput<S>[] {
  const seen = new Set<unknown>()
  let left = 0
  const read = items.flatMap((item) => {
    const { success, output } = safeParse(schema, item)
    if (!success) left += 1
    return success && isFirst(output, seen) ? [output] : []
  })
  if (left === 0 && read.length === 0) return NONE
  // A list that grew keeps room for sixteen more items; its copy does not.
  const list = read.slice()
  if (left > 0) unreadable.set(list, left)
  return list
}

/**
 * A list that is part of an entity. What is no list counts as empty, and items that cannot be read are left
 * out.
 */
export const listOf = <S extends GenericSchema>(schema: S) =>
  pipe(
    fallback(array(unknown()), NONE),
    transform((items): InferOutput<S>[] => readItems(schema, items)),
  )

/**
 * A list that is what was asked for. What is no list is refused, and so is one of which nothing can be read:
 * emptiness would be an answer too (docs/spec/data.md#a-whole-answer). `unreadableIn` counts what was left
 * out.
 */
export const wholeListOf = <S extends GenericSchema>(schema: S) =>
  pipe(
    array(unknown()),
    transform((items): InferOutput<S>[] => readItems(schema, items)),
    check((list) => list.length > 0 || unreadableIn(list) === 0),
  )

/**
 * An object of many fields, for entities that a page keeps by the thousand. Valibot adds field after field,
 * so Chromium keeps the object as a table of 800 bytes. The copy is kept in the compact form of an object
 * literal.
 */
export const compact = <E extends ObjectEntries>(fields: E) =>
  pipe(
    object(fields),
    transform((value) => ({ ...value })),
  )
