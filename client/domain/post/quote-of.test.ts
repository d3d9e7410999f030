import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { quoteOf } from './quote-of.ts'

const post = (fields: object) => parse(Post, { id: 'p', account: { id: '1' }, ...fields })

const URI = 'https://a.example/objects/1'
const PAGE = 'http://a.example/@b/1?x=1&y=2'
const linked = { id: 'q', account: { id: '2' }, uri: URI, url: PAGE }
const other = { id: 'other', account: { id: '3' }, uri: 'https://c.example/2', url: 'https://c.example/2' }
const RE = `<p>RE: <a href="${URI}" rel="noopener">${URI}</a></p>`
const LINKED = `<p>see <a href="${URI}" rel="noopener">${URI}</a></p>`

test.each([
  ['as the server writes it', `<p>yes</p>${RE}`, 'q'],
  ['alone', RE, 'q'],
  ['below a title', `<h1>title</h1>${RE}`, 'q'],
  ['with an emptied class', RE.replace('<p>', '<p class="">'), 'q'],
  ['with attributes in another order', RE.replace('<a href', '<a class="u-url" rel="noopener" href'), 'q'],
  ['by the address of its page', `<p>RE: <a href="${PAGE}">x</a></p>`, 'q'],
  ['with its address escaped', `<p>RE: <a href="${PAGE.replace('&', '&amp;')}">x</a></p>`, 'q'],
  ['with single quotes', `<p>RE: <a href='${URI}'>x</a></p>`, 'q'],
  ['with the address in parts', `<p>RE: <a href="${URI}"><span>https://</span>a.example</a></p>`, 'q'],
  ['of another kind of server', `<p class="inline-quote">quoting <a href="${URI}">this</a></p>`, 'q'],
  ['behind a line break', `<p>yes</p><p>RE:<br><a href="${URI}">x</a></p>`, 'q'],
  ['of another post beside a link', `${LINKED}${RE.replaceAll(URI, other.uri)}`, 'other'],
  ['no quote: linked in the text', LINKED, null],
  ['no quote: a paragraph that is only a link', `<p><a href="${URI}">${URI}</a></p>`, null],
  ['no quote: more words', `<p>RE: <a href="${URI}">this</a> is wrong</p>`, null],
  ['no quote: more links', `<p>RE: <a href="${URI}">a</a> <a href="https://b.example">b</a></p>`, null],
  ['no quote: no link', '<p>RE: you</p>', null],
  ['no quote: no href', '<p>RE: <a rel="noopener">x</a></p>', null],
  ['no quote: a post that is not listed', RE.replaceAll(URI, 'https://d.example/3'), null],
  ['no quote: http is not https', RE.replaceAll('https:', 'http:'), null],
  ['no quote: shown as code', `${LINKED}<pre><code>&lt;p&gt;RE: ${URI}&lt;/p&gt;</code></pre>`, null],
  ['no text', '', null],
])('the quote %s', (_, content, id) => {
  expect(quoteOf(post({ content, links: [linked, other] }))?.id ?? null).toBe(id)
})

test('a quote that is only in `pleroma.quote` is recognised by its paragraph too', () => {
  expect(quoteOf(post({ content: RE, pleroma: { quote: linked } }))?.id).toBe('q')
  expect(quoteOf(post({ content: LINKED, pleroma: { quote: linked } }))).toBeNull()
  expect(
    quoteOf(post({ content: '<p>RE: <a href="">x</a></p>', links: [{ ...linked, url: '' }] })),
  ).toBeNull()
})
