import { test } from 'vitest'
import { render } from 'vitest-browser-react'
import { flushSync } from 'react-dom'
import { HtmlContent } from './HtmlContent.tsx'
import { parseHtml } from './parse-html.ts'
import { renderContent } from './render-content.ts'
const links = { mentions: [{id:'1',username:'vera',acct:'vera@meadow.example',url:'https://meadow.example/@vera'}], tags: [{name:'garden'},{name:'x'}], posts: [], guest: false, origins: ['https://kith.example'] }
const emojis = [{ shortcode: 'cat', url: 'data:,', category: null }]
const P = '<p><span class="h-card"><a class="u-url mention" href="https://meadow.example/@vera" rel="noopener">@<span>vera</span></a></span> This is a fairly ordinary post :cat: with <strong>some</strong> markup, a <a class="hashtag" href="https://meadow.example/tags/garden" rel="tag noopener">#garden</a> tag<br>&gt;and a quoted line<br>and another line.</p><p>And a second paragraph with a <a href="https://example.com/a/long/path?with=query" rel="noopener">https://example.com/a/long/path?with=query</a></p>'
function time(name: string, f: () => void, n = 1) { const t = performance.now(); for (let i = 0; i < n; i++) f(); console.warn(name, ((performance.now() - t) / n).toFixed(2), 'ms') }
test('perf', async () => {
  const one = (html: string) => renderContent(parseHtml(html), { emojis, links, hiddenHrefs: ['https://x.example'] })
  const twenty = () => { for (let i = 0; i < 20; i++) one(P) }
  time('20 posts cold', twenty); time('20 posts second', twenty); time('20 posts warm', twenty, 50)
  time('20 parse only', () => { for (let i = 0; i < 20; i++) parseHtml(P) }, 50)
  for (const [name, html] of Object.entries({
    br37k: 'x<br>'.repeat(30000), p: '<p>'.repeat(50000), p300: '<p>a'.repeat(300000), bold: '<b>'.repeat(50000)+'x', spanbr: '<span><br>'.repeat(15000),
    bx600: Array.from({length: 600}, (_, i) => `<b x=${i}>`).join('') + '<p>a'.repeat(2000),
    bx3000: Array.from({length: 3000}, (_, i) => `<b x=${i}>`).join('') + '<p>a'.repeat(6000),
    gt: '<p>' + '&gt;<i>'.repeat(15000), emoji: ':cat'.repeat(37000), emoji2: ':cat: '.repeat(25000), colons: ':'.repeat(150000), a: '<a href=https://x.example>x</a>'.repeat(5000),
    ruby: '<ruby>'.repeat(20000), svg: '<svg>'.repeat(30000), tables: '<table><tr><td>'.repeat(10000), dl: '<dl><dt>x<dd>'.repeat(10000),
  })) { time('parse ' + name, () => parseHtml(html)); time('walk ' + name, () => one(html)) }
}, 120000)
test('render 300k siblings', async () => { time('r', () => {}); await render(<HtmlContent html={'<p>a'.repeat(300000)} emojis={[]} links={links} />) }, 60000)
test('nest text 300k', async () => { await render(<HtmlContent html={'a<i></i>'.repeat(150000)} emojis={[]} links={links} />) }, 60000)
