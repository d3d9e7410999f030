/** Tests docs/spec/offline.md#checked-files. */
import { expect, test } from 'vitest'
import { fileWithHash, isIntact, isWhatItShouldBe, typeOfFile } from './checked-file.ts'

test.each([
  ['/assets/frame-CNxV2T9w.js', 'text/javascript'],
  ['/assets/en.json_rest-DqzijBMp.js', 'text/javascript'],
  ['/assets/late-Qmx0CVHa.css', 'text/css'],
  ['/assets/custom.css', undefined],
  ['/assets/pack-f360304a.gz', undefined],
  ['/media/frame-CNxV2T9w.js', undefined],
  ['/api/assets/frame-CNxV2T9w.js', undefined],
  ['/worker.js', undefined],
  ['/', undefined],
  ['/assets/../media/frame-CNxV2T9w.js', undefined],
  ['/assets/..%2fmedia%2fframe-CNxV2T9w.js', undefined],
  ['/assets/media/frame-CNxV2T9w.js', undefined],
  ['//evil.example/assets/frame-CNxV2T9w.js', undefined],
  ['/assets//evil.example/frame-CNxV2T9w.js', undefined],
  ['https://evil.example/assets/frame-CNxV2T9w.js', undefined],
  ['/assets/frame-CNxV2T9w.js/', undefined],
  ['/assets/frame-CNxV2T9w.js\n', undefined],
  ['/assets/frame-CNxV2T9w.html', undefined],
  ['__proto__', undefined],
])('%s is cached as %s', (pathname, type) => {
  expect(typeOfFile(pathname)).toBe(type)
})

const answer = (type: string | null, status = 200) =>
  new Response('', { status, headers: type === null ? {} : { 'content-type': type } })

// docs/spec/offline.md#checked-files
test.each([
  ['text/javascript', 200, true],
  ['text/javascript; charset=utf-8', 200, true],
  ['Application/JavaScript', 200, true],
  ['application/x-javascript', 200, true],
  ['text/ecmascript', 200, true],
  ['text/javascript-not', 200, false],
  ['text/html; charset=utf-8', 200, false],
  ['text/css', 200, false],
  ['text/javascript', 404, false],
  ['text/javascript', 206, false],
  [null, 200, false],
])('an answer of type %s with status %i can be a script: %s', (type, status, expected) => {
  const given = answer(type, status)
  // A body without a type gets one of its own.
  if (type === null) given.headers.delete('content-type')
  expect(isWhatItShouldBe(given, 'text/javascript')).toBe(expected)
})

// docs/spec/offline.md#checked-files
test('a cached file is intact until its content changes', async () => {
  const file = await fileWithHash('let a = "ä"', 'text/javascript')
  expect(isWhatItShouldBe(file, 'text/javascript')).toBe(true)
  const cut = new Response('let a', { headers: file.headers })
  const unknown = new Response('let a = "ä"')
  expect([await isIntact(file), await isIntact(cut), await isIntact(unknown)]).toEqual([true, false, false])
})
