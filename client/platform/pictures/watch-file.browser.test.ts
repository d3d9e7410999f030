/**
 * Tests docs/spec/media.md#files-that-cannot-be-shown: an error that comes before the element of the file is
 * on the page.
 */
import { expect, test, vi } from 'vitest'
import { type FileElement, watchFile } from './watch-file.ts'

const BROKEN = 'data:application/octet-stream,broken'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const DRAWING = `data:image/svg+xml,${encodeURIComponent(SVG)}`

/**
 * Returns the element of a file that has had an event already, as React hands it to a `ref` when it was slow.
 */
async function elementAfter(event: 'error' | 'load', kind: 'img' | 'audio' | 'video', src: string) {
  const element: FileElement = document.createElement(kind)
  const happened = new Promise((resolve) => element.addEventListener(event, resolve, { once: true }))
  element.src = src
  await happened
  return element
}

// docs/spec/media.md#files-that-cannot-be-shown
test.each(['img', 'audio', 'video'] as const)(
  '%s: an error that came before somebody listened is told once, a later one again',
  async (kind) => {
    const tell = vi.fn()
    const element = await elementAfter('error', kind, BROKEN)
    const stop = watchFile(tell)(element)
    await expect.poll(() => tell.mock.calls).toEqual([[element]])
    element.dispatchEvent(new Event('error'))
    expect(tell).toHaveBeenCalledTimes(2)
    stop?.()
    element.dispatchEvent(new Event('error'))
    expect(tell).toHaveBeenCalledTimes(2)
  },
)

test('a drawing without a size that came before is not taken for a broken picture', async () => {
  const tell = vi.fn()
  const element = await elementAfter('load', 'img', DRAWING)
  watchFile(tell)(element)
  if (element instanceof HTMLImageElement) await element.decode()
  expect(tell).not.toHaveBeenCalled()
})
