/** Tests docs/spec/offline.md#the-files-of-a-build. */
import { expect, test } from 'vitest'
import { sameFilesIn } from './same-files.ts'

const PAGE = `<script data-files='["/assets/en.json-aaaaaaaa.js","/assets/en.json_rest-bbbbbbbb.js",
  "/assets/de.json-cccccccc.js","/assets/about-dddddddd.js","/assets/about-dddddddd.css"]'></script>
  <link href="/assets/custom.css">`

// docs/spec/offline.md#the-files-of-a-build
test.each([
  [['/', '/assets/en.json-00000000.js', '/assets/custom.css'], ['/assets/en.json-aaaaaaaa.js']],
  [['/assets/de.json-cccccccc.js'], ['/assets/de.json-cccccccc.js']],
  [['/assets/about-00000000.css'], ['/assets/about-dddddddd.css']],
  [['/assets/en-00000000.js', '/assets/fa.json-00000000.js'], []],
  [[], []],
])('a page takes the place of %o with %o', (cached, expected) => {
  expect(sameFilesIn(PAGE, cached)).toEqual(expected)
})
