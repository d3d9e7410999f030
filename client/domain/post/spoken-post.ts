/**
 * Decides what is said of a post to who hears it, and in which order
 * (docs/spec/posts.md#what-a-post-says-of-itself).
 */

import type { Post } from '#contract/entities/post.ts'
import { displayName } from '../profile/display-name.ts'
import { descriptionOf } from './media.ts'
import { ownContent } from './own-content.ts'
import { quotesOf } from './quote.ts'

/** A whole sentence: the key of its text, and what is put into it. */
export type Sentence =
  | { key: 'spoken.said'; values: { name: string; text: string } }
  | { key: 'spoken.silent'; values: { name: string } }
  | { key: 'spoken.quote'; values: { name: string; text: string } }
  | { key: 'spoken.covered'; values: { count: number } }
  | { key: 'spoken.files'; values: { count: number } }
  | { key: 'spoken.described'; values: { kind: string; description: string } }
  | { key: 'spoken.undescribed'; values: { kind: string } }
  | { key: 'spoken.poll'; values: { options: string; isOver: 'yes' | 'no' } }
  | { key: 'spoken.time'; values: { time: string } }
  | { key: 'spoken.group'; values: { name: string } }
  | { key: 'spoken.reposted'; values: { name: string } }
  | { key: 'spoken.audience'; values: { audience: string } }

/** The facts about a post that only the page knows. */
interface Context {
  /** Returns HTML as plain text. */
  plainText: (html: string) => string
  /** When it was published, in words; null where nobody knows. */
  time: string | null
  /** The audience in words; null where nothing is to be said of it. */
  audience: string | null
  /** Whether sensitive files are covered. */
  covers: boolean
  /** Whether the reader has chosen the short label. */
  isShort: boolean
}

/** The most characters of a text in a short label. */
const BEGINNING = 80

/** Returns the sentences of a label. A repost says what its original says, and who reposted it. */
export function spokenPost(entry: Post, context: Context): Sentence[] {
  const post = entry.reblog ?? entry
  const text = context.plainText(ownContent(post))
  const said = saidBy(post, context.isShort ? beginningOf(text) : text)
  const time = timeOf(context)
  if (context.isShort) return [said, ...counted(post), ...time]
  return [
    said,
    ...quotesOf(post).map((quote) => quoted(quote, context)),
    ...filesOf(post, context.covers),
    ...pollOf(post, context),
    ...time,
    ...groupOf(post),
    ...reposterOf(entry),
    ...audienceOf(context),
  ]
}

const timeOf = ({ time }: Context): Sentence[] =>
  time === null ? [] : [{ key: 'spoken.time', values: { time } }]

const audienceOf = ({ audience }: Context): Sentence[] =>
  audience === null ? [] : [{ key: 'spoken.audience', values: { audience } }]

const groupOf = ({ group }: Post): Sentence[] =>
  group ? [{ key: 'spoken.group', values: { name: displayName(group) } }] : []

const reposterOf = ({ reblog, account }: Post): Sentence[] =>
  reblog ? [{ key: 'spoken.reposted', values: { name: displayName(account) } }] : []

function saidBy({ account }: Post, text: string): Sentence {
  const name = displayName(account)
  return text === ''
    ? { key: 'spoken.silent', values: { name } }
    : { key: 'spoken.said', values: { name, text: ended(text) } }
}

function quoted(quote: Post, { plainText }: Context): Sentence {
  const text = ended(beginningOf(plainText(ownContent(quote))))
  return { key: 'spoken.quote', values: { name: displayName(quote.account), text } }
}

/** Tells in a short label that there are files. */
function counted({ media_attachments: { length: count } }: Post): Sentence[] {
  return count > 0 ? [{ key: 'spoken.files', values: { count } }] : []
}

function filesOf({ media_attachments: files, sensitive }: Post, covers: boolean): Sentence[] {
  if (files.length > 0 && sensitive && covers)
    return [{ key: 'spoken.covered', values: { count: files.length } }]
  return files.map((file): Sentence => {
    const description = descriptionOf(file)
    return description === null
      ? { key: 'spoken.undescribed', values: { kind: file.type } }
      : { key: 'spoken.described', values: { kind: file.type, description: ended(description) } }
  })
}

function pollOf({ poll }: Post, { plainText }: Context): Sentence[] {
  if (!poll) return []
  const options = poll.options.map(({ title }) => ended(plainText(title))).join(' ')
  return [{ key: 'spoken.poll', values: { options, isOver: poll.expired ? 'yes' : 'no' } }]
}

/** Returns the beginning of a text, up to the end of a word. */
function beginningOf(text: string): string {
  const letters = [...text]
  if (letters.length <= BEGINNING) return text
  return `${letters
    .slice(0, BEGINNING)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

/** Ends a text like a sentence, so that a voice makes a pause after it. */
const ended = (text: string) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)
