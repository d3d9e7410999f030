/**
 * Reads what to look for among the posts that this device has read (docs/spec/search.md#search-operators).
 * What is no operator is a word, so that nothing that is typed is an error.
 */
import { folded } from '../folded.ts'
import { tidy } from '../search.ts'

/** Something that a post can have besides its text. */
export type Part = 'media' | 'image' | 'video' | 'audio' | 'link' | 'poll'

export interface FindQuery {
  /** Words, and phrases in quotation marks, as `folded` writes them. */
  words: readonly string[]
  /** Names of authors. */
  from: readonly string[]
  has: readonly Part[]
  tags: readonly string[]
  /** The first moment that is too late, in milliseconds. */
  before: number | null
  /** The first moment that is late enough, in milliseconds. */
  after: number | null
  /** The kind that the sign at the beginning asks for. */
  kind: 'accounts' | 'posts' | 'any'
}

/** The words after `has:`, in their singular. */
const PARTS: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    media: 'media',
    file: 'media',
    image: 'image',
    picture: 'image',
    photo: 'image',
    video: 'video',
    audio: 'audio',
    sound: 'audio',
    link: 'link',
    poll: 'poll',
  }),
)

const OPERATOR = /^(from|has|before|after):(.*)$/i
const TAG = /^[#＃]([\p{L}\p{N}\p{M}_\u200c]+)$/u

/** Returns what a text asks for; null where it asks for nothing. */
export function readFindQuery(text: string): FindQuery | null {
  const line = tidy(text)
  const kind = line.startsWith('@') ? 'accounts' : line.startsWith('>') ? 'posts' : 'any'
  const query = { words: [], from: [], has: [], tags: [], before: null, after: null, kind } as FindQuery
  const read = tokens(kind === 'any' ? line : line.slice(1)).reduce(withToken, query)
  return isEmpty(read) ? null : read
}

/** Returns whether the text has an operator, which no server knows. */
export const hasOperator = ({ from, has, before, after }: FindQuery): boolean =>
  from.length > 0 || has.length > 0 || before !== null || after !== null

const isEmpty = (query: FindQuery) =>
  query.words.length === 0 && query.tags.length === 0 && !hasOperator(query)

interface Token {
  text: string
  isPhrase: boolean
}

/** Returns the words of a line; what stands in quotation marks is one, and so is `from:"Some One"`. */
function tokens(line: string): Token[] {
  const found = line.matchAll(/(from:)?["“”„«»]([^"“”„«»]+)["“”„«»]|(\S+)/giu)
  return [...found].map(([, operator = '', phrase, word = '']) =>
    phrase === undefined
      ? { text: word, isPhrase: false }
      : { text: operator + phrase.trim(), isPhrase: operator === '' },
  )
}

function withToken(query: FindQuery, { text, isPhrase }: Token): FindQuery {
  const asWord = { ...query, words: [...query.words, folded(text)].filter((word) => word.trim() !== '') }
  if (isPhrase) return asWord
  const [, tag] = TAG.exec(text) ?? []
  if (tag !== undefined) return { ...query, tags: [...query.tags, folded(tag)] }
  const [, operator = '', value = ''] = OPERATOR.exec(text) ?? []
  if (operator === '') return asWord
  if (value === '') return query // it is still being typed
  return withOperator(query, operator.toLowerCase(), value) ?? asWord
}

/** Returns the query with an operator; null where its value means nothing. */
function withOperator(query: FindQuery, operator: string, value: string): FindQuery | null {
  if (operator === 'from') return { ...query, from: [...query.from, folded(value.replace(/^[@!]/, ''))] }
  if (operator === 'has') {
    const part = PARTS.get(folded(value).replace(/s$/, ''))
    return part === undefined ? null : { ...query, has: [...query.has, part] }
  }
  const moment = startOf(value)
  if (moment === null) return null
  // Of two equal operators the narrower one counts.
  return operator === 'before'
    ? { ...query, before: Math.min(moment, query.before ?? moment) }
    : { ...query, after: Math.max(moment, query.after ?? moment) }
}

/** Returns when a day, a month or a year begins where the reader is, in milliseconds; null for no date. */
function startOf(value: string): number | null {
  const [, year, month = '1', day = '1'] =
    /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(westernDigits(value)) ?? []
  if (year === undefined) return null
  const start = new Date(Number(year), Number(month) - 1, Number(day))
  const exists = start.getMonth() === Number(month) - 1 && start.getDate() === Number(day)
  return exists ? start.getTime() : null
}

/** Persian and Arabic keyboards write digits of their own. */
const westernDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
