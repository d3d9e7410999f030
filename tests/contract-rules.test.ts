/** Holds the contract to the calls of docs/spec/calls.md and to the fields of docs/spec/data.md. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Account, PaymentOption, ProfileField } from '#contract/entities/account.ts'
import { AdminAccount } from '#contract/entities/admin-account.ts'
import { Aliases } from '#contract/entities/aliases.ts'
import { Attachment } from '#contract/entities/attachment.ts'
import { CustomEmoji } from '#contract/entities/emoji.ts'
import { Feed } from '#contract/entities/feed.ts'
import { Blockchain, Instance } from '#contract/entities/instance.ts'
import { Invoice } from '#contract/entities/invoice.ts'
import { Markers } from '#contract/entities/marker.ts'
import { Notification } from '#contract/entities/notification.ts'
import { Poll } from '#contract/entities/poll.ts'
import { Post, PostSource } from '#contract/entities/post.ts'
import { Reaction } from '#contract/entities/reaction.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { SearchResults } from '#contract/entities/search.ts'
import { Subscription, SubscriptionOption } from '#contract/entities/subscription.ts'
import { found } from './harness/found.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!isObject(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { entries, item, wrapped, pipe, options } = schema
  const fields = isObject(entries) ? entries : {}
  const parts = [...Object.values(fields), item, wrapped, pipe, options].flatMap((part) =>
    Array.isArray(part) ? part : [part],
  )
  return [...Object.keys(fields), ...parts.flatMap((part) => fieldsOf(part, seen))]
}

/** Returns the rules of a topic, with their headings. */
function rulesOf(topic: string): { title: string; text: string }[] {
  const page = readFileSync(new URL(`../docs/spec/${topic}.md`, import.meta.url), 'utf8')
  return page
    .split(/^### /m)
    .slice(1)
    .map((rule) => ({ title: rule.split('\n')[0] ?? '', text: rule }))
}

/** Returns what stands in code. */
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const modules = import.meta.glob<Record<string, unknown>>('../contract/endpoints/*.ts', { eager: true })
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isObject)
const callOf = (method: unknown, path: unknown) => `${method} ${String(path).replaceAll(/:\w+/g, '{id}')}`
const contract = new Map(endpoints.map((endpoint) => [callOf(endpoint.method, endpoint.path), endpoint]))

/** The words in code beside a call that are values. */
const VALUES = ['minisign-unhashed', 'ethereum', 'text/markdown', 'featured', 'outbox', 'monero-light', '{}']

interface Row {
  calls: string[]
  /** The words of the row about its calls: fields, `link`, the name of a header. */
  said: string[]
}

/**
 * Reads a row of a table, or a part of a sentence: "`GET` and `POST /a/b`, `/c`" are calls of `/a/b` and of
 * `/a/c`.
 */
function readRow(text: string): Row {
  const row: Row = { calls: [], said: [] }
  let methods: string[] = []
  let place = ''
  let hasPath = false
  for (const code of codeIn(text)) {
    const [isCall, method, path] = /^(GET|POST|PUT|PATCH|DELETE)?\s?(\/.*)?$/.exec(code) ?? []
    if (isCall === undefined) row.said.push(code)
    if (method !== undefined) methods = hasPath ? [method] : [...methods, method]
    if (isCall !== undefined) hasPath = path !== undefined
    if (path === undefined) continue
    place = /^\/(api|oauth)\//.test(path) ? path : place.replace(/\/[^/]+$/, '') + path
    row.calls.push(...methods.map((each) => `${each} ${place.replaceAll(/\{\w+\}/g, '{id}')}`))
  }
  return row
}

const rowsOf = (text: string) => text.split(/\n(?=\|)|;|\. /).map(readRow)

/** Returns what the contract lacks of a row. */
function missingOf({ calls, said }: Row): string[] {
  const known = calls.map((call) => contract.get(call)).filter((of) => of !== undefined)
  const fields = known.flatMap(({ query, body, returns }) =>
    [query, body, returns].flatMap((of) => fieldsOf(of)),
  )
  const isKnown = (code: string) => {
    if (code === 'link') return known.some(({ paged }) => paged === 'link')
    if (code === 'Idempotency-Key') return known.some(({ idempotent }) => idempotent === true)
    return [...VALUES, ...fields].includes(code) || fields.includes(/^\w+/.exec(code)?.[0] ?? '')
  }
  return [
    ...calls.filter((call) => !contract.has(call)),
    ...said.filter((code) => !isKnown(code)).map((code) => `${calls.join(', ')}: ${code}`),
  ]
}

// docs/spec/calls.md#calls-for-the-instance-and-emoji
// docs/spec/calls.md#calls-for-the-session
// docs/spec/calls.md#calls-for-lists-of-posts
// docs/spec/calls.md#calls-for-writing
// docs/spec/calls.md#calls-for-actions-on-posts
// docs/spec/calls.md#calls-for-polls
// docs/spec/calls.md#calls-for-files
// docs/spec/calls.md#calls-for-custom-feeds
// docs/spec/calls.md#calls-for-notifications
// docs/spec/calls.md#calls-for-searching
// docs/spec/calls.md#calls-for-people
// docs/spec/calls.md#calls-for-preferences
// docs/spec/calls.md#calls-for-identity-proofs
// docs/spec/calls.md#calls-for-settings-and-the-account
// docs/spec/calls.md#calls-for-subscriptions
// docs/spec/calls.md#calls-of-administrators-for-accounts
test.each(found('rules', rulesOf('calls')))('$title: the contract has each with its fields', ({ text }) => {
  const rows = rowsOf(text).filter(({ calls }) => calls.length > 0)
  expect(rows.length).toBeGreaterThan(0)
  const missing = rows.flatMap(missingOf)
  const isBuilt = !text.includes('\nNot built yet.\n')
  // A rule that says of itself that it is not built lacks something.
  expect(missing.length === 0, missing.join(', ')).toBe(isBuilt)
})

/** The schemas of each rule. */
const SCHEMAS: Record<string, unknown[]> = {
  'Data of the instance': [Instance, Blockchain],
  'Data of an account': [Account, ProfileField, PaymentOption],
  'Data of a listed account': [AdminAccount],
  'Data of a relationship': [Relationship],
  'Data of a post': [Post],
  'Source of a post': [PostSource],
  'Data of a poll': [Poll],
  'Data of a file': [Attachment],
  'Data of an emoji': [CustomEmoji],
  'Data of a custom feed': [Feed],
  'Data of a notification': [Notification],
  'Data of a marker': [Markers],
  'Data of an alias': [Aliases],
  'Data of a subscription': [Subscription],
  'Data of a subscription option': [SubscriptionOption, PaymentOption],
  'Data of an invoice': [Invoice],
}

/** Fields that a rule names in words alone. */
const IN_WORDS: Record<string, [unknown, string[]]> = {
  'Source of a post': [PostSource, ['text']],
  'Data of a poll': [Poll, ['votes_count', 'options', 'own_votes', 'emojis']],
  'Data of a file': [Attachment, ['description', 'type']],
  'Data of an emoji': [Reaction, ['name', 'count', 'me']],
  'Data of a custom feed': [Feed, ['title']],
  'Data of a notification': [
    Notification,
    ['type', 'subtype', 'account', 'status', 'reaction', 'created_at'],
  ],
  'Data of a search': [SearchResults, ['accounts', 'statuses', 'hashtags']],
  'Data of a subscription': [Subscription, ['sender']],
}

/** The rules that describe a thing, and not how any answer is read. */
const things = rulesOf('data').filter(({ title }) => /^(?:Data|Source) of /.test(title))

// docs/spec/data.md#data-of-the-instance
// docs/spec/data.md#data-of-an-account
// docs/spec/data.md#data-of-a-listed-account
// docs/spec/data.md#data-of-a-relationship
// docs/spec/data.md#data-of-a-post
// docs/spec/data.md#source-of-a-post
// docs/spec/data.md#data-of-a-poll
// docs/spec/data.md#data-of-a-file
// docs/spec/data.md#data-of-an-emoji
// docs/spec/data.md#data-of-a-custom-feed
// docs/spec/data.md#data-of-a-notification
// docs/spec/data.md#data-of-a-marker
// docs/spec/data.md#data-of-a-search
// docs/spec/data.md#data-of-an-alias
// docs/spec/data.md#data-of-a-subscription
// docs/spec/data.md#data-of-a-subscription-option
// docs/spec/data.md#data-of-an-invoice
test.each(found('rules', things))('$title: the contract has each field', ({ title, text }) => {
  const inCode = codeIn(text).flatMap((code) => code.replace('[]', '').split('.'))
  const fields = (SCHEMAS[title] ?? []).flatMap((schema) => fieldsOf(schema))
  const [schema, inWords] = IN_WORDS[title] ?? [undefined, []]
  expect(inCode.length + inWords.length).toBeGreaterThan(0)
  expect(inCode.filter((name) => name !== 'none' && !fields.includes(name))).toEqual([])
  expect(inWords.filter((name) => !fieldsOf(schema).includes(name))).toEqual([])
})
