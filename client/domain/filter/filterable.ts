/** Finds what of a post can be filtered (docs/spec/filters.md#from-a-post). */
import type { Post } from '#contract/entities/post.ts'
import { firstWords } from '../post/parent.ts'
import { type Filter, type FilterKind, normalValue } from './filter.ts'

type Known = Partial<Record<FilterKind, Pick<Filter, 'value' | 'label'>>>

/** A filter has little room, and its name is read in a list. */
const LABEL = 40

/**
 * Returns the values that a post gives to filters, by their kinds. `address` is that of its author, `text`
 * its text. Where the server does not say which thread it is in, only the first post of one tells.
 */
export function filterable(post: Post, address: string, text: string): Known {
  const { id, in_reply_to_id, conversation, tags, language } = post
  const root = conversation?.root_id ?? (in_reply_to_id === null ? id : null)
  const host = address.slice(address.lastIndexOf('@') + 1)
  const [tag] = tags
  return {
    person: { value: normalValue('person', address) },
    host: { value: normalValue('host', host) },
    ...(root !== null && { thread: { value: root, label: labelOf(firstWords(text)) } }),
    ...(tag && { tag: { value: normalValue('tag', tag.name) } }),
    ...(language !== null && { language: { value: normalValue('language', language) } }),
  }
}

function labelOf(words: string): string {
  const letters = [...words]
  return letters.length > LABEL ? `${letters.slice(0, LABEL).join('').trimEnd()}…` : words
}
