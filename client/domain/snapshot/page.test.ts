/**
 * Tests docs/spec/offline.md#painted-first: the page of the build with the snapshot in it, or the page alone.
 */
import { expect, test } from 'vitest'
import { pageWithSnapshot, readSnapshot, type Snapshot } from './page.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="kith-entry" content="/assets/index-1.js">
    <script async blocking="render" src="/assets/start-1.js" data-entry="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/index-1.js">
    <link rel="modulepreload" crossorigin href="/assets/frame-1.js">
    <link rel="stylesheet" crossorigin href="/assets/frame-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const snapshot: Snapshot = {
  terms: { fingerprint: 'a-b', locale: 'en', theme: 'dark', look: '', width: 1280, height: 900, at: 1 },
  title: 'Home | "Kith"',
  entry: '/assets/index-1.js',
  styles: ['/assets/frame-1.css', '/assets/other-screens-1.css'],
  boxes: ['#snapshot [data-box="0"] { block-size: 12px }'],
  markup: '<div class="$& $1">as it was left</div>',
}

test('the snapshot stands before the root, and the start script finds before itself what it has to know', () => {
  const page = pageWithSnapshot(PAGE, snapshot) ?? ''
  expect(page).toContain(
    `<div id="snapshot" translate="no">${snapshot.markup}</div>\n    <div id="root"></div>`,
  )
  expect(page).toContain('<link rel="expect" href="#root" blocking="render">')
  const notes = /<meta name="kith-snapshot" content="([^"]*)">.*start-1\.js/s.exec(page)?.[1] ?? ''
  const { terms, title, boxes } = snapshot
  expect(JSON.parse(notes.replaceAll('&quot;', '"'))).toEqual({ terms, title, boxes })
})

test('the files of the application are not loaded before the start script asks for them', () => {
  expect(pageWithSnapshot(PAGE, snapshot)).not.toContain('modulepreload')
  expect(pageWithSnapshot(PAGE, snapshot)).not.toContain('frame-1.js')
})

test('style sheets are linked once', () => {
  const page = pageWithSnapshot(PAGE, snapshot) ?? ''
  expect(page.match(/other-screens-1\.css/g)).toHaveLength(1)
  expect(page.match(/frame-1\.css/g)).toHaveLength(1)
})

// docs/spec/offline.md#painted-first
test.each([
  ['of another build', PAGE.replaceAll('index-1.js', 'index-2.js'), snapshot],
  ['with a page that names no application', PAGE.replace('kith-entry', 'other'), snapshot],
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
