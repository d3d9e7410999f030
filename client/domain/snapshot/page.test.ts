/** Tests docs/spec/offline.md#painted-first: the page of the build with the snapshot in it, or the page alone. */
import { expect, test } from 'vitest'
import { pageWithSnapshot, readSnapshot, type Snapshot } from './page.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <script async blocking="render" src="/assets/start-1.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/frame-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <meta name="kith-snapshot" content="/assets/show-snapshot-1.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const snapshot: Snapshot = {
  terms: { fingerprint: 'a-b', locale: 'en', theme: 'dark', look: '', width: 1280, height: 900, at: 1 },
  title: 'Home | "Kith"',
  entry: '/assets/index-1.js',
  styles: ['/assets/index-1.css', '/assets/posts-1.css'],
  boxes: ['#snapshot [data-box="0"] { block-size: 12px }'],
  markup: '<div class="$& $1">as it was left</div>',
}

test('the snapshot stands before the root, and the application waits for its paint', () => {
  const page = pageWithSnapshot(PAGE, snapshot) ?? ''
  expect(page).toContain(`<div id="snapshot">${snapshot.markup}</div>\n    <div id="root"></div>`)
  expect(page).not.toContain('<script type="module"')
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/index-1.js" data-entry>')
  expect(page).not.toMatch(/react-1|frame-1/)
  expect(page).toContain('<link rel="expect" href="#root" blocking="render">')
  const notes = /src="\/assets\/show-snapshot-1\.js" data-snapshot="([^"]*)"/.exec(page)?.[1] ?? ''
  const { terms, title, entry, boxes } = snapshot
  expect(JSON.parse(notes.replaceAll('&quot;', '"'))).toEqual({ terms, title, entry, boxes })
  expect(notes).not.toContain('as it was left')
})

test('style sheets are linked once', () => {
  const page = pageWithSnapshot(PAGE, snapshot) ?? ''
  expect(page.match(/posts-1\.css/g)).toHaveLength(1)
  expect(page.match(/index-1\.css/g)).toHaveLength(1)
})

test.each([
  ['of another build', PAGE.replace('index-1.js', 'index-2.js'), snapshot],
  ['with a page that names no script', PAGE.replace('kith-snapshot', 'other'), snapshot],
  ['with a page of the server', '<html><body>nginx</body></html>', snapshot],
  ['with a foreign style sheet', PAGE, { ...snapshot, styles: ['https://elsewhere.example/a.css'] }],
])('a snapshot %s is not used', (_name, page, kept) => {
  expect(pageWithSnapshot(page, kept)).toBeNull()
})

test('what another build has stored is not read', () => {
  expect(readSnapshot(snapshot)).toEqual(snapshot)
  for (const other of [null, 'text', {}, { ...snapshot, terms: undefined }, { ...snapshot, boxes: [1] }]) {
    expect(readSnapshot(other)).toBeNull()
  }
})
