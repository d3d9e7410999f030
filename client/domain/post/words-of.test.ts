/** Tests docs/spec/search.md#what-this-device-has-read. */
import { expect, test } from 'vitest'
import { withoutTags } from './words-of.ts'

// docs/spec/search.md#what-this-device-has-read
test.each([
  ['<p>One<br/>two</p><p>three</p>', 'One two three'],
  ['<span>https://</span><span>tea.example</span>', 'https://tea.example'],
  ['a &lt;b&gt; &amp;amp; &#39;c&#x27; &nbsp; &unknown;', "a <b> &amp; 'c' &unknown;"],
  ['&#9999999;', '&#9999999;'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['', ''],
])('%s', (html, text) => {
  expect(withoutTags(html)).toBe(text)
})
