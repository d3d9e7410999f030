/**
 * Tests docs/spec/conventions.md#translated-pages: words between other elements, after something else has
 * rewritten them.
 */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LinkTable } from '#domain/profile/link.ts'
import { EmojiText } from './EmojiText.tsx'
import { HtmlContent } from './HtmlContent.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const cat = { shortcode: 'cat', url: PIXEL, category: null }
const links: LinkTable = {
  mentions: [],
  tags: [],
  posts: [],
  guest: false,
  origins: ['https://kith.example'],
}

/** Puts every text into an element of its own, as translators do. */
function rewrite(place: Element): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `«${text.data}»`
    text.replaceWith(font)
  }
}

// docs/spec/conventions.md#translated-pages
test.each([
  [
    'a post',
    (words: string) => <HtmlContent html={`<p>${words}, <b>${words}</b>.</p>`} emojis={[]} links={links} />,
  ],
  ['a name', (words: string) => <EmojiText text={`${words} :cat: ${words}`} emojis={[cat]} isName />],
])('%s that was translated and then changed shows its new words alone', async (_, shown) => {
  const view = await render(shown('one'))
  const words = () => view.container.textContent?.match(/\w+/g)
  expect(words()).toEqual(['one', 'one'])
  rewrite(view.container)
  await view.rerender(shown('two'))
  expect(words()).toEqual(['two', 'two'])
})
