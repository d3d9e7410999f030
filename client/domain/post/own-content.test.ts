import { expect, test } from 'vitest'
import { withoutQuotes } from './own-content.ts'

const URI = 'https://meadow.example/objects/1?a=1&b=2'
const ESCAPED = URI.replace('&', '&amp;')
const LINK = `<a href="${ESCAPED}" rel="noopener"><span class="invisible">https://</span>meadow.example</a>`

// docs/spec/posts.md#quotes
test.each([
  ['Mitra', `<p>yes</p><p>RE: ${LINK}</p>`, '<p>yes</p>'],
  ['Mitra, alone', `<p>RE: ${LINK}</p>`, ''],
  ['Misskey, in the paragraph', `<p>yes<br><br>RE: ${LINK}</p>`, '<p>yes</p>'],
  ['Misskey, in a span', `<p><span>yes<br><br>RE: </span>${LINK}</p>`, '<p><span>yes</span></p>'],
  [
    'newer Misskey and Akkoma',
    `<p>yes<span class="quote-inline"><br/><br/>RE: ${LINK}</span></p>`,
    '<p>yes<span class="quote-inline"></span></p>',
  ],
  [
    'Akkoma, without a paragraph',
    `yes<span class="quote-inline"><br/>RE: ${LINK}</span>`,
    'yes<span class="quote-inline"></span>',
  ],
  ['Mastodon', `<p class="quote-inline">RE: ${LINK}</p><p>yes</p>`, '<p>yes</p>'],
  ['Pleroma, any words', `<p class="inline-quote">quoting ${LINK} here</p><p>yes</p>`, '<p>yes</p>'],
  ['Fedibird', `<p>yes</p><p>QT: [${LINK}]</p>`, '<p>yes</p>'],
  ['RT', `<p>yes<br>RT: ${LINK}</p>`, '<p>yes</p>'],
  ['no link', `<p>yes<br>RE: ${ESCAPED}</p>`, '<p>yes</p>'],
  ['plain text', `yes<br><br>RE: ${ESCAPED}`, 'yes'],
])('of a post of %s its own words stay', (_, html, own) => {
  expect(withoutQuotes(html, [URI])).toBe(own)
})

// docs/spec/posts.md#quotes
test.each([
  ['another address', `<p>RE: <a href="https://b.example">b</a></p>`],
  ['more words behind', `<p>RE: ${LINK} is wrong</p>`],
  ['more words before', `<p>about RE: ${LINK}</p>`],
  ['another line behind', `<p>RE: ${LINK}<br>no</p>`],
  ['more links', `<p class="inline-quote">RE: ${LINK} <a href="https://b.example">b</a></p>`],
  ['no label', `<p>${LINK}</p>`],
  ['code', `<pre><code>RE: ${ESCAPED}</code></pre>`],
])('%s: all of it stays', (_, html) => {
  expect(withoutQuotes(html, [URI])).toBe(html)
})

test('without a card all of it stays', () => {
  expect(withoutQuotes(`<p>RE: ${LINK}</p>`, [])).toBe(`<p>RE: ${LINK}</p>`)
})

test.each(['<br>', '<p>', '<span>', '<br>RE: <a href="x">', '<p>RE: <span>', 'RE: '])(
  'a hundred thousand characters of %j take no time',
  (part) => {
    const began = performance.now()
    withoutQuotes(part.repeat(100_000 / part.length), [URI])
    expect(performance.now() - began).toBeLessThan(1000)
  },
)
