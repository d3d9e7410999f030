import { parseHtml } from './parse-html.ts'
import { renderContent } from './render-content.ts'
const links = { mentions: [{id:'1',username:'vera',acct:'vera@meadow.example',url:'https://meadow.example/@vera'}], tags: [{name:'garden'},{name:'x'}], posts: [], guest: false, origins: ['https://kith.example'] }
const emojis = [{ shortcode: 'cat', url: 'data:,', category: null }]
const P = '<p><span class="h-card"><a class="u-url mention" href="https://meadow.example/@vera" rel="noopener">@<span>vera</span></a></span> This is a fairly ordinary post :cat: with <strong>some</strong> markup, a <a class="hashtag" href="https://meadow.example/tags/garden" rel="tag noopener">#garden</a> tag<br>&gt;and a quoted line<br>and another line.</p><p>And a second paragraph with a <a href="https://example.com/a/long/path?with=query" rel="noopener">https://example.com/a/long/path?with=query</a></p>'
const one = () => renderContent(parseHtml(P), { emojis, links, hiddenHrefs: ['https://x.example'] })
const out: string[] = []
for (let r = 0; r < 6; r++) { const t = performance.now(); for (let i = 0; i < 20; i++) one(); out.push((performance.now() - t).toFixed(2)) }
document.title = out.join(' ')
