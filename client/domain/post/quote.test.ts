import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { hiddenHrefs, quotesOf } from './quote.ts'

const post = (fields: object) => parse(Post, { account: { id: '1' }, ...fields })
const quoted = { id: 'q', account: { id: '2' }, uri: 'https://a.example/q', url: '' }
const ids = (fields: object) => quotesOf(post({ id: 'p', ...fields })).map(({ id }) => id)

// docs/spec/posts.md#quotes
test('a quote in `links` and `pleroma.quote` is shown once', () => {
  expect(ids({ links: [quoted], pleroma: { quote: quoted } })).toEqual(['q'])
})

// docs/spec/posts.md#quotes
test('a quote that is only in `pleroma.quote` is shown before the links', () => {
  expect(ids({ links: [{ ...quoted, id: 'other' }], pleroma: { quote: quoted } })).toEqual(['q', 'other'])
})

test('no quote, no card', () => {
  expect(ids({})).toEqual([])
})

test('the addresses of a card are those of its post', () => {
  expect(hiddenHrefs([post(quoted)])).toEqual(['https://a.example/q'])
})
