import { expect, test } from 'vitest'
import { isLong } from './length.ts'

// docs/spec/posts.md#long-posts
test.each([
  ['a short post', '<p>hello</p>', false],
  ['many words', `<p>${'word '.repeat(600)}</p>`, true],
  ['many lines', `<p>${'line<br>'.repeat(30)}</p>`, true],
  ['much markup around few words', `<p><a href="${'x'.repeat(3000)}">link</a></p>`, false],
  ['nothing', '', false],
])('%s', (_, html, long) => {
  expect(isLong(html)).toBe(long)
})
