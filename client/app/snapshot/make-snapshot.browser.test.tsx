/**
 * Tests docs/spec/offline.md#what-a-snapshot-holds: whatever stands in the page, its snapshot is read as
 * inert markup.
 */
import { afterEach, expect, test } from 'vitest'
import { drawSnapshot } from './make-snapshot.ts'
import { sameControl } from './same-control.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** Puts a page with rows into the document, as the client draws it. */
function pageWith(...rows: string[]): Element {
  const frame = new DOMParser().parseFromString(
    `<div class="frame"><nav><a href="/local">Local</a></nav><main>${rows
      .map((row, index) => `<article data-row="${index}" data-card tabindex="-1">${row}</article>`)
      .join('')}</main></div>`,
    'text/html',
  ).body.firstElementChild
  if (!frame) throw new Error('there is no frame')
  document.body.append(frame)
  return frame
}

/** Reads markup as a browser does when it opens a page. */
const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body

const HOSTILE = `
  <p id="root" onclick="alert(1)">&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>
  <img src="https://elsewhere.example/pixel.png" onerror="alert(1)" alt='"><script>alert(1)</script>'>
  <a href="javascript:alert(1)" style="position: fixed; inset: 0">link</a>
  <form action="/api/v1/statuses"><input name="status" value="x"><button formaction="/x">send</button></form>
  <svg><script>alert(1)</script><foreignObject><p>html</p></foreignObject><use href="https://elsewhere.example/x#y"/></svg>
  <iframe srcdoc="<script>alert(1)</script>"></iframe><style>* { display: none }</style>
  <template><script>alert(1)</script></template><object data="/x"></object><base href="https://elsewhere.example">`

// docs/spec/offline.md#what-a-snapshot-holds
test('nothing of a hostile post runs, sends or asks other servers', () => {
  const snapshot = read(drawSnapshot(pageWith(HOSTILE)).markup)
  expect(
    snapshot.querySelectorAll('script, style, form, iframe, object, template, base, foreignObject'),
  ).toHaveLength(0)
  const attributes = [...snapshot.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ name }) => /^(on|style$|name$|action|formaction|srcdoc)/.test(name))).toEqual(
    [],
  )
  expect(
    attributes.filter(({ name, value }) => name !== 'alt' && /elsewhere|javascript:/.test(value)),
  ).toEqual([])
  expect(snapshot.textContent).toContain('</div><script>alert(1)</script>')
  expect(snapshot.querySelector('#root, main, [data-row], [data-card]')).toBeNull()
})

// docs/spec/offline.md#what-a-snapshot-holds
test('what is far below the window is left out, what is above becomes a box of its size', () => {
  const tall = '<div style="block-size: 1000px">tall</div>'
  const page = pageWith(
    ...Array.from({ length: 8 }, (_, number) => `${tall}<a href="/post/${number}">post</a>`),
  )
  window.scrollTo(0, 2_500)
  const { markup, boxes, height } = drawSnapshot(page)
  const rows = [...read(markup).querySelectorAll('[data-kept-row]')].map((row) =>
    row.getAttribute('data-kept-row'),
  )
  const inWindow = [...page.querySelectorAll('[data-row]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom >= 0 && top <= window.innerHeight
  })
  expect(rows.slice(0, inWindow.length)).toEqual(inWindow.map((row) => row.getAttribute('data-row')))
  expect(rows).not.toContain('0')
  expect(rows).not.toContain('7')
  expect(boxes.join()).toContain(`margin-block-start: ${-window.scrollY}px`)
  expect(boxes.some((rule) => /block-size: [12]\d{3}/.test(rule))).toBe(true)
  expect(height).toBeGreaterThanOrEqual(window.innerHeight)
})

test('a control of the snapshot is found again in the page', () => {
  const like = (count: number) => `<a href="/@a">Name</a><button aria-label="Like">${count}</button>`
  const root = document.createElement('div')
  const page = pageWith(like(1), like(2))
  document.body.append(root)
  const snapshot = document.createElement('div')
  snapshot.append(...read(drawSnapshot(page).markup).children)
  root.append(page)
  page.querySelector('[data-row="1"] button')?.setAttribute('aria-label', 'Like')
  const find = (selector: string) => {
    const kept = snapshot.querySelector(selector)
    return kept && sameControl(kept, snapshot, root)
  }
  expect(find('[data-kept-row="1"] button')).toBe(page.querySelector('[data-row="1"] button'))
  expect(find('[data-kept-row="0"] a')).toBe(page.querySelector('[data-row="0"] a'))
  expect(find('a[href="/local"]')).toBe(page.querySelector('nav a'))
  expect(find('[data-kept-row="1"]')).toBe(page.querySelector('[data-row="1"]'))
  page.querySelector('[data-row="1"]')?.remove()
  expect(find('[data-kept-row="1"] button')).toBeNull()
})
