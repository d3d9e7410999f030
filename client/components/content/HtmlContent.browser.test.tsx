import axe from 'axe-core'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LinkTable } from '#domain/profile/link.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { HtmlContent } from './HtmlContent.tsx'

const ORIGIN = 'https://kith.example'
const POST = '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const author = { username: 'vera', acct: 'vera@meadow.example' }
const links: LinkTable = {
  mentions: [{ id: 'v', ...author, url: 'https://meadow.example/@vera' }],
  tags: [{ name: 'garden' }],
  posts: [{ id: POST, uri: `https://meadow.example/objects/1`, url: '', account: author }],
  guest: false,
  origins: [ORIGIN],
}
const VERA = '<a href="https://meadow.example/@vera">@vera</a>'
const cat = { shortcode: 'cat', url: PIXEL, category: null }

async function show(html: string, props: Partial<ComponentProps<typeof HtmlContent>> = {}) {
  const view = await render(
    <Texts>
      <HtmlContent html={html} emojis={[cat]} links={links} {...props} />
    </Texts>,
  )
  const content = view.container.querySelector('div')
  if (!content) throw new Error('nothing was rendered')
  return { view, content, html: markup(content) }
}

/** Returns the elements of the result without their class names, which differ from build to build. */
function markup(content: Element): string {
  return content.innerHTML.replaceAll(/ class="[^"]*"/g, '')
}

function green(content: Element): (string | null)[] {
  return Array.from(content.querySelectorAll('[class*="greentext"]'), ({ textContent }) => textContent)
}

beforeAll(() => activateLocale('en', 'ltr'))
afterEach(() => vi.restoreAllMocks())

// docs/spec/posts.md#content
describe('structure', () => {
  // docs/spec/conventions.md#text-direction
  test.each([
    ['a paragraph finds its own direction', '<p>hello<br>you</p>', '<p dir="auto">hello<br>you</p>'],
    ['text without any tag', 'hello &amp; you', 'hello &amp; you'],
    [
      'emphasis, underline, deletion, code',
      '<p><strong>a</strong><em>b</em><u>c</u><del>d</del><code>e</code></p>',
      '<p dir="auto"><strong>a</strong><em>b</em><u>c</u><del>d</del><code translate="no">e</code></p>',
    ],
    [
      'what its author does not want translated',
      '<p><span translate="no">a</span> <b class="notranslate">b</b></p>',
      '<p dir="auto"><span translate="no">a</span> <b translate="no">b</b></p>',
    ],
    [
      'a heading leaves the outline of the page alone',
      '<h1>Title</h1><h4>Part</h4>',
      '<p dir="auto">Title</p><p dir="auto">Part</p>',
    ],
    [
      'only the outermost block asks for a direction',
      '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>',
      '<blockquote dir="auto"><p>a</p><ul><li>b</li></ul></blockquote>',
    ],
    [
      'an explicit direction stays',
      '<p dir="rtl">a <span dir="LTR">b</span></p>',
      '<p dir="rtl">a <span dir="ltr">b</span></p>',
    ],
    ['an impossible direction does not', '<p dir="up">a</p>', '<p dir="auto">a</p>'],
    ['a language stays', '<p lang="pt-BR">a</p>', '<p dir="auto" lang="pt-BR">a</p>'],
    ['a made-up language does not', '<p lang="x y&quot;">a</p>', '<p dir="auto">a</p>'],
    [
      'numbers of lists',
      '<ol start="3" reversed type="i"><li value="7">a</li><li value="many">b</li></ol>',
      '<ol dir="auto" start="3"><li value="7">a</li><li>b</li></ol>',
    ],
    [
      'ruby',
      '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
      '<p dir="auto"><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
    ],
    [
      'details',
      '<details open><summary>a</summary><p>b</p></details>',
      '<details dir="auto"><summary>a</summary><p>b</p></details>',
    ],
    [
      'a table in a box that scrolls',
      '<table> <tr> <td colspan=2>a</td> </tr> </table>',
      '<div tabindex="0"><table dir="auto"><tbody><tr><td>a</td></tr></tbody></table></div>',
    ],
    ['unknown tags leave their text', '<p><blink>a</blink> <x-y>b</x-y></p>', '<p dir="auto">a b</p>'],
    [
      'landmarks become plain blocks',
      '<main>a</main><nav>b</nav>',
      '<div dir="auto">a</div><div dir="auto">b</div>',
    ],
    ['an item without a list', '<li>a</li>', '<div dir="auto">a</div>'],
    ['a block where none may stand', '<p><button><p>a</p></button></p>', '<p dir="auto"><span>a</span></p>'],
    ['an image leaves nothing', '<p>a<img src="/x.png" alt="b"></p>', '<p dir="auto">a</p>'],
    [
      'a bidirectional override is isolated',
      '<p><bdo dir="rtl">a</bdo></p>',
      '<p dir="auto"><bdi dir="rtl">a</bdi></p>',
    ],
    ['comments leave nothing', '<p>a<!-- b --></p>', '<p dir="auto">a</p>'],
  ])('%s', async (_, input, expected) => {
    expect((await show(input)).html).toBe(expected)
  })

  test('produces no nesting that React warns about', async () => {
    const errors = vi.spyOn(console, 'error')
    await show(
      '<p><button><p>a<ul><li>b<li>c</ul></button><h1><div>d</div><p>e</p></h1><a href="https://a.example"><p>f</p>' +
        '<table> <caption>x</caption> <tr> <td><table><tr><td>g</td></tr></table></table></a><dl><dt>h<dd>i</dl><dd>j</dd>',
    )
    expect(errors).not.toHaveBeenCalled()
  })

  test('keeps the text of a thousand nested elements', async () => {
    const { content } = await show(
      `${'<b><i>'.repeat(500)}deep<script>x</script>${'</i></b>'.repeat(500)} end`,
    )
    expect(content).toHaveTextContent(/^deep end$/)
  })

  test('keeps the text of more elements than anybody writes', async () => {
    const { content } = await show('<p>a'.repeat(9000))
    expect(content).toHaveTextContent('a'.repeat(9000))
    expect(content.querySelectorAll('p')).toHaveLength(5000)
  })

  test('reads HTML with too many tags as text', async () => {
    const { content } = await show(`${'<p>a</p>'.repeat(40_000)}&amp;`)
    expect(content.textContent?.replaceAll(/\s/g, '')).toBe(`${'a'.repeat(40_000)}&`)
    expect(content.children).toHaveLength(0)
  })

  test('cuts text that is longer than any server allows', async () => {
    const { content } = await show(`<p>${'a '.repeat(80_000)}</p>`)
    expect(content.textContent).toHaveLength(150_000 + '…'.length)
    expect(content).toHaveTextContent(/a …$/)
  })
})

test('has no accessibility problems', async () => {
  const { content } = await show(
    '<h1>Title</h1><p>&gt;a :cat: <a href="https://meadow.example/@vera">@vera</a></p><ul><li>b</li></ul>' +
      '<pre><code>c</code></pre><table><tr><th>d</th></tr><tr><td>e</td></tr></table><blockquote>f</blockquote>' +
      '<details><summary>g</summary>h</details><dl><dt>i</dt><dd>j</dd></dl><h3>k</h3>',
  )
  expect((await axe.run(content)).violations).toEqual([])
})

// docs/spec/posts.md#custom-emoji
describe('custom emoji', () => {
  test('are shown as pictures with their shortcode as name', async () => {
    const { view } = await show('<p>a :cat: <em>:cat:</em> :dog:</p>')
    expect(view.getByRole('img', { name: ':cat:' }).elements()).toHaveLength(2)
    await expect.element(view.getByText(':dog:')).toBeVisible()
  })

  test('stay text in code and in links', async () => {
    const { view, content } = await show(
      '<p><code>:cat:</code></p><pre>:cat:</pre><a href="https://a.example/:cat:">:cat:</a>',
    )
    expect(view.getByRole('img').elements()).toHaveLength(0)
    expect(content).toHaveTextContent(':cat::cat::cat:')
  })
})

// docs/spec/posts.md#greentext
describe('greentext', () => {
  test.each([
    ['a line', '<p>&gt;be me</p>', ['>be me']],
    ['a line after a break', '<p>hello<br>&gt;be me<br>bye</p>', ['>be me']],
    ['with a space', '<p>&gt; be me</p>', ['> be me']],
    ['with markup in it', '<p>&gt;be <em>me</em> at <a href="https://a.example">a</a></p>', ['>be me at a']],
    ['begun inside markup', '<p><em>&gt;be me</em></p>', ['>be me']],
    ['in a span around the whole post', '<p><span>hello<br>&gt;be me</span></p>', ['>be me']],
    ['in a list', '<ul><li>&gt;be me</li><li>b</li></ul>', ['>be me']],
    ['in text without a paragraph', '&gt;be me<br>b', ['>be me']],
    ['not in the middle of a line', '<p>a &gt;b <em>&gt;c</em></p>', []],
    ['not alone', '<p>&gt;</p>', []],
    ['not in code', '<pre><code>&gt;a</code></pre><p><code>&gt;b</code></p>', []],
    ['not in a link', '<p><a href="https://a.example">&gt;a</a></p>', []],
  ])('%s', async (_, input, expected) => {
    expect(green((await show(input)).content)).toEqual(expected)
  })
})

describe('links', () => {
  test.each([
    [
      'a mention, with its host for who cannot see',
      '<span class="h-card"><a class="u-url mention" href="https://meadow.example/@vera" rel="noopener">@vera</a></span>',
      '@vera@meadow.example',
      '/@vera@meadow.example',
    ],
    [
      'a mention with its host written out',
      '<a rel="noopener" href="https://meadow.example/@vera" class="u-url mention">@<span>vera@meadow.example</span></a>',
      '@vera@meadow.example',
      '/@vera@meadow.example',
    ],
    [
      'a hashtag',
      '<a class="hashtag" href="https://a.example/tags/Garden" rel="tag noopener">#Garden</a>',
      '#Garden',
      '/tag/garden',
    ],
    ['a known post', '<a href="https://meadow.example/objects/1">see</a>', 'see', `/post/${POST}`],
    ['an own page', `<a href="${ORIGIN}/users/alice">al</a>`, 'al', '/@alice'],
  ])('inside: %s', async (_, input, name, path) => {
    const { view } = await show(`<p>${input}</p>`)
    const link = view.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', path)
    await expect.element(link).not.toHaveAttribute('target')
  })

  // docs/spec/posts.md#links-in-a-text
  test('other links open a new tab without a referrer or opener', async () => {
    const { view } = await show(
      '<a href="https://a.example/b" target="_top" rel="opener" onclick="x()" id="y">b</a>',
    )
    const link = view.getByRole('link', { name: 'b' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    expect(link.element().getAttributeNames().sort()).toEqual(['class', 'dir', 'href', 'rel', 'target'])
  })

  test.each(['vbscript:x', 'javascript:alert(1)', '/settings', ''])('%j is shown as text', async (href) => {
    const { html } = await show(`<p><a href="${href}">a</a></p>`)
    expect(html).toBe('<p dir="auto"><span dir="auto">a</span></p>')
  })

  // docs/spec/profiles.md#two-of-one-name
  test('a mention says its host where a namesake is mentioned too', async () => {
    const namesake = {
      id: 'w',
      username: 'vera',
      acct: 'vera@hill.example',
      url: 'https://hill.example/@vera',
    }
    const both = `${VERA} <a href="${namesake.url}">@vera</a>`
    const together = await show(both, { links: { ...links, mentions: [...links.mentions, namesake] } })
    expect(together.content.textContent).toBe('@vera@meadow.example @vera@hill.example')
    const alone = await show(VERA)
    expect(alone.content.textContent).toBe('@vera')
  })

  test('a link inside a link is shown as text', async () => {
    const { view } = await show(
      '<a href="https://a.example">a<table><tr><td><a href="https://b.example">b</a></td></tr></table></a>',
    )
    await expect.element(view.getByRole('link')).toHaveTextContent('ab')
  })

  // docs/spec/posts.md#where-a-link-leads
  test.each([
    ['an address', 'https://bank.example/login', 'https://bank.example/login'],
    ['markup', '<b>bank</b><wbr>.<i>example</i>', 'bank.example'],
    ['a control', 'bank.\u202Eelpmaxe', 'bank.elpmaxe'],
    ['an escaped control', 'bank.&#8238;elpmaxe', 'bank.elpmaxe'],
    ['a script', 'bank<script>/</script>.example', 'bank.example'],
  ])('a link whose words name another host by %s says the true one', async (_, words, drawn) => {
    const { view } = await show(`<p><a href="https://evil.example/x">${words}</a></p>`)
    const link = view.getByRole('link', { name: `${drawn} leads to evil.example`.trim(), exact: true })
    await expect.element(link).toHaveAttribute('href', 'https://evil.example/x')
  })

  // docs/spec/posts.md#where-a-link-leads
  test('in a link nothing stands elsewhere than it is drawn', async () => {
    const { html } = await show(
      '<a href="https://evil.example/"><bdi dir="rtl"><bdi>.example</bdi><b dir="rtl">bank</b></bdi><ruby>a<rp>b</rp></ruby></a>',
    )
    expect(html).toContain('<span><span>.example</span><b>bank</b></span><span>a<span>b</span></span>')
  })

  // docs/spec/posts.md#where-a-link-leads
  test.each([
    ['a true address', '<a href="https://bank.example/a">https://bank.example/a</a>'],
    [
      'one that its server has cut',
      '<a href="https://www.bank.example/very/long"><span class="invisible">https://www.</span><span class="ellipsis">bank.example/very</span><span class="invisible">/long</span></a>',
    ],
    ['words', '<a href="https://evil.example/">read more</a>'],
    ['a mention', VERA],
    [
      'a mention elsewhere',
      '<a class="u-url mention" href="https://hill.example/@eve">@<span>eve</span></a>',
    ],
    ['a hashtag', '<a class="hashtag" href="https://a.example/tags/Garden" rel="tag">#Garden</a>'],
  ])('%s is not followed by a host', async (_, input) => {
    const { content } = await show(`<p>${input} <a href="https://evil.example/">bank.example</a></p>`)
    // What judges links has come when it judges another one.
    await expect.element(content).toHaveTextContent(/bank\.example leads to evil\.example$/)
    expect(content.textContent?.match(/leads to/g)).toHaveLength(1)
  })

  // docs/spec/posts.md#where-a-link-leads
  test('a mention that names somebody else says who is mentioned', async () => {
    const { view } = await show('<a href="https://meadow.example/@vera">@alice@bank.example</a>')
    await expect
      .element(view.getByRole('link'))
      .toHaveTextContent('@alice@bank.example leads to @vera@meadow.example')
  })

  // docs/spec/posts.md#where-a-link-leads
  test('an address is not cut before its host ends', async () => {
    const address = `https://bank.example.${'account-'.repeat(9)}.evil.example/login`
    const { view } = await show(`<p><a href="${address}">${address}</a></p>`)
    const link = view.getByRole('link').element()
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth + 1)
    expect(getComputedStyle(link).whiteSpace).not.toBe('nowrap')
  })

  test('a guest is led to the original page', async () => {
    const { view } = await show('<a href="https://meadow.example/@vera">@vera</a>', {
      links: { ...links, guest: true },
    })
    await expect.element(view.getByRole('link', { name: '@vera' })).toHaveAttribute('target', '_blank')
  })

  test('a mention keeps the text that its author wrote', async () => {
    const { content } = await show('<a href="https://meadow.example/@vera">@vera</a>')
    expect(content.textContent).toBe('@vera')
  })

  test('a long bare address is cut to one line', async () => {
    const address = `https://a.example/${'long-'.repeat(80)}`
    const { view } = await show(`<p><a href="${address}">${address}</a></p>`)
    const link = view.getByRole('link', { name: address })
    expect(link.element().getClientRects()).toHaveLength(1)
    expect(link.element().scrollWidth).toBeGreaterThan(link.element().clientWidth)
  })
})

// docs/spec/posts.md#quotes
/** Returns where a piece of text begins, from the left. */
function leftOf(content: Element, words: string): number {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1
    if (at < 0) continue
    const range = new Range()
    range.setStart(node, at)
    range.setEnd(node, at + words.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`there is no ${words}`)
}

const tag = (name: string) => `<a href="${ORIGIN}/tag/${name}" rel="tag">#${name}</a>`

// docs/spec/conventions.md#text-direction
describe('direction', () => {
  test.each([
    ['a sentence behind a mention', `${VERA} سلام دوستان`, ['دوستان', 'سلام', '@vera']],
    ['behind a name that is no link', '@nobody سلام', ['سلام', '@nobody']],
    ['behind a Latin tag', `${tag('garden')} سلام`, ['سلام', '#garden']],
    ['behind an address', '<a href="https://a.example/b">https://a.example/b</a> سلام', ['سلام', 'https']],
    ['the sign of a Persian tag', `hello ${tag('کتاب')} there`, ['hello', 'کتاب', '#', 'there']],
    ['Persian tags between Latin words', `a ${tag('کتاب')} and ${tag('باغ')} b`, ['کتاب', 'and', 'باغ', 'b']],
    ['Persian tags alone', `${tag('کتاب')} ${tag('باغ')}`, ['باغ', 'کتاب']],
    ['Persian tags behind a mention', `${VERA} ${tag('کتاب')}`, ['کتاب', '@vera']],
    ['an English sentence behind a Persian name', '@علی hello you', ['علی', 'hello', 'you']],
  ])('%s', async (_, html, fromLeft) => {
    const { content } = await show(`<p>${html}</p>`)
    const places = fromLeft.map((words) => leftOf(content, words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('each line takes its own', async () => {
    const { content } = await show(`<p>${VERA} hello<br>@nobody سلام</p>`)
    expect(leftOf(content, '@vera')).toBeLessThan(leftOf(content, 'hello'))
    expect(leftOf(content, '@nobody')).toBeGreaterThan(leftOf(content, 'سلام'))
  })
})
