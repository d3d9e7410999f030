/** Tests docs/spec/filters.md#from-a-post. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { filterable } from './filterable.ts'

const post = (more: object = {}) => parse(Post, { id: 'p', account: { id: 'e', username: 'erin' }, ...more })

// docs/spec/filters.md#from-a-post
test('a post gives its author, their server, its thread, its first hashtag and its language', () => {
  const entry = post({
    conversation: { root_id: 'r' },
    in_reply_to_id: 'q',
    tags: [
      { name: 'Rain', url: '' },
      { name: 'snow', url: '' },
    ],
    language: 'de',
  })
  expect(filterable(entry, 'Erin@meadow.example', `@bob ${'words '.repeat(20)}`)).toEqual({
    person: { value: 'erin@meadow.example' },
    host: { value: 'meadow.example' },
    thread: { value: 'r', label: `${'words '.repeat(6)}word…` },
    tag: { value: 'rain' },
    language: { value: 'de' },
  })
})

// docs/spec/filters.md#from-a-post
test('where the server does not say which thread a post is in, only the first post of one tells', () => {
  expect(filterable(post(), 'erin@meadow.example', 'words').thread).toEqual({ value: 'p', label: 'words' })
  expect(filterable(post({ in_reply_to_id: 'q' }), 'erin@meadow.example', 'words').thread).toBeUndefined()
})
