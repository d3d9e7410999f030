import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HtmlContent } from '#components/content/HtmlContent.tsx'

const links = { mentions: [], tags: [], posts: [], guest: false, origins: [] }

/** A file of its own: the policy holds for the rest of the page's life. */
test('posts are shown where strings may not be parsed as HTML', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types kith-html"
  document.head.append(policy)
  expect(() => document.createRange().createContextualFragment('<p>a</p>')).toThrow(TypeError)
  expect(() =>
    document.implementation.createHTMLDocument('').createRange().createContextualFragment('<p>a</p>'),
  ).toThrow(TypeError)

  const view = await render(<HtmlContent html="<p>hello <b>you</b></p>" emojis={[]} links={links} />)
  await expect.element(view.getByText('you')).toBeVisible()
})
