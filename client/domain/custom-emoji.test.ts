import { expect, test } from 'vitest'
import { splitEmoji } from './custom-emoji.ts'

const cat = { shortcode: 'cat', url: 'https://kith.example/media/cat.png', category: null }
const parrot = { shortcode: 'party_parrot', url: 'https://kith.example/media/parrot.gif', category: null }

// docs/spec/posts.md#custom-emoji
test.each([
  ['no emoji at all', 'hello', ['hello']],
  ['nothing', '', []],
  ['alone', ':cat:', [cat]],
  ['in the middle of text', 'a :cat: b', ['a ', cat, ' b']],
  ['side by side', ':cat::party_parrot:', [cat, parrot]],
  ['before punctuation', '(:cat:), :cat:!', ['(', cat, '), ', cat, '!']],
  ['an unknown shortcode is text', 'a :dog: b', ['a :dog: b']],
  ['a known one after a stray colon', 'at 10:30:cat:', ['at 10:30', cat]],
  ['a shortcode holds no spaces', ': cat:', [': cat:']],
  ['case counts', ':CAT:', [':CAT:']],
  ['one colon is missing', ':cat', [':cat']],
])('splitEmoji: %s', (_, text, expected) => {
  expect(splitEmoji(text, [cat, parrot])).toEqual(expected)
})

test('splitEmoji leaves the text whole when the post has no emoji', () => {
  expect(splitEmoji(':cat:', [])).toEqual([':cat:'])
})
