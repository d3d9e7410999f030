/** Tests docs/spec/notifications.md#pressing-a-system-notification. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let pages: { postMessage: (message: unknown) => void; focus: () => Promise<void> }[] = []
const openWindow = vi.fn()

beforeEach(() => {
  vi.stubGlobal('self', { clients: { matchAll: async () => pages, openWindow } })
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  openWindow.mockReset()
})

async function press(data: unknown) {
  const { openPressed } = await import('./pressed-notification.ts')
  const close = vi.fn()
  await openPressed({ data, close } as never)
  expect(close).toHaveBeenCalledOnce()
}

// docs/spec/notifications.md#pressing-a-system-notification
test('a pressed notification brings the page to the front that was there last, and opens the post', async () => {
  pages = [1, 2].map(() => ({ postMessage: vi.fn(), focus: vi.fn() }))
  const data = { path: '/post/7', accountId: 'alice' }
  await press(data)
  expect(pages[0]?.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'pressed', ...data })
  expect(pages[0]?.focus).toHaveBeenCalledOnce()
  expect(pages[1]?.postMessage).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

// docs/spec/notifications.md#pressing-a-system-notification
test.each([
  [{ path: '/post/7', accountId: 'bob', ticket: '0a' }, '/post/7#as=bob.0a'],
  [{ path: '/post/7', accountId: 'bob' }, '/post/7'],
  [{ path: '/post/7' }, '/post/7'],
  [{ path: 7 }, '/'],
  [null, '/'],
])('where no page is open any more, %j opens %s in a new one', async (data, path) => {
  pages = []
  await press(data)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path)
})
