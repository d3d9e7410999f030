/** Tests docs/spec/navigation.md#notices-over-windows. */
import '#styles/global.css'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from './Announcer.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { NoticePlace } from './NoticePlace.tsx'
import { announce, dismissToast, toast, toasts } from './notices.ts'
import { OnTop } from './OnTop.tsx'
import { Popover } from './Popover.tsx'
import { Toasts } from './Toasts.tsx'

beforeEach(() => page.viewport(390, 700))
afterEach(() => {
  for (const { id } of toasts.current()) dismissToast(id)
})

function Example({ lines, items = 1 }: { lines: number; items?: number }) {
  const [depth, setDepth] = useState(0)
  const close = () => setDepth(depth - 1)
  const text = Array.from({ length: lines }, (_, line) => `Line ${line}`)
  return (
    <main>
      <Button onClick={() => setDepth(1)}>Open</Button>
      <Popover role="menu" trigger={(opener) => <Button {...opener}>Menu</Button>}>
        {Array.from({ length: items }, (_, item) => `Item ${item}`).map((name) => (
          <p key={name}>
            <button type="button" role="menuitem">
              {name}
            </button>
          </p>
        ))}
      </Popover>
      {depth > 0 && (
        <Dialog
          title="First"
          closeLabel="Close"
          onClose={close}
          actions={<Button onClick={() => setDepth(2)}>Next</Button>}
        >
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Dialog>
      )}
      {depth > 1 && <Dialog title="Second" closeLabel="Close" onClose={close} />}
      <NoticePlace />
      <Toasts label="Messages" dismissLabel="Dismiss" />
      <Announcer />
      <OnTop>
        <div style={{ pointerEvents: 'auto' }}>
          <Button>Reload</Button>
        </div>
      </OnTop>
    </main>
  )
}

/** Shows a window, and loads the notices of the page later. */
function LatePage({ hasLoaded }: { hasLoaded: boolean }) {
  return (
    <main>
      <Dialog title="First" closeLabel="Close" onClose={() => undefined} />
      {hasLoaded && <NoticePlace />}
      {hasLoaded && <Toasts label="Messages" dismissLabel="Dismiss" />}
    </main>
  )
}

/** Returns what a pointer finds in the middle of an element. */
function atMiddleOf(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)
}

const isReachable = (element: Element) => element.contains(atMiddleOf(element))

// docs/spec/navigation.md#notices-over-windows
test.each([1, 60])(
  'a window of %i lines has the notices above it, and they cover none of its buttons',
  async (lines) => {
    const screen = await render(<Example lines={lines} />)
    toast('Before', { action: { label: 'Undo', run: () => undefined } })
    await screen.getByRole('button', { name: 'Open' }).click()
    const first = screen.getByRole('dialog', { name: 'First' })
    toast('During')
    for (const place of [
      first.getByText('Before'),
      first.getByText('During'),
      first.getByRole('button', { name: 'Reload' }),
    ]) {
      await expect.poll(() => isReachable(place.element())).toBe(true)
    }
    await expect.poll(() => isReachable(first.getByRole('button', { name: 'Next' }).element())).toBe(true)
    expect(isReachable(first.getByRole('button', { name: 'Close' }).element())).toBe(true)
  },
)

// docs/spec/navigation.md#notices-over-windows
test('a window that was opened before the notices of the page had loaded has them', async () => {
  const screen = await render(<LatePage hasLoaded={false} />)
  await screen.rerender(<LatePage hasLoaded />)
  toast('Saved')
  await expect.element(screen.getByRole('dialog', { name: 'First' }).getByText('Saved')).toBeVisible()
})

// docs/spec/conventions.md#accessibility
test('only the place of the topmost window is a landmark', async () => {
  const screen = await render(<Example lines={1} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible()
  const regions = screen.getByRole('region', { name: 'Messages', includeHidden: true })
  await expect.poll(() => regions.elements()).toHaveLength(1)
})

// docs/spec/navigation.md#notices-over-windows
test('the topmost of two windows has them; each gives them back', async () => {
  const screen = await render(<Example lines={1} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  toast('Saved')
  await expect.element(screen.getByRole('dialog', { name: 'Second' }).getByText('Saved')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'First' }).getByText('Saved')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('main').getByText('Saved')).toBeVisible()
  expect(screen.getByText('Saved').elements()).toHaveLength(1)
})

test('what is read aloud comes into a region of the window that was there before', async () => {
  const screen = await render(<Example lines={1} />)
  announce('Before')
  await screen.getByRole('button', { name: 'Open' }).click()
  const log = screen.getByRole('dialog', { name: 'First' }).getByRole('log')
  const region = screen.getByRole('dialog', { name: 'First' }).getByRole('region', { name: 'Messages' })
  await expect.element(log).toHaveTextContent('')
  const before = [log.element(), region.element()]
  announce('Sent')
  toast('Saved')
  await expect.element(log).toHaveTextContent('Sent')
  await expect.element(region).toHaveTextContent('Saved')
  expect([log.element(), region.element()]).toEqual(before)
})

// docs/spec/navigation.md#notices-over-windows
test('a toast that is used by keyboard in a window leaves the focus there', async () => {
  const screen = await render(<Example lines={1} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const undo = vi.fn()
  toast('Removed', { action: { label: 'Undo', run: undo } })
  const button = screen.getByRole('button', { name: 'Undo' })
  await expect.element(button).toBeVisible()
  for (let step = 0; step < 8 && document.activeElement !== button.element(); step++) await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement?.closest('dialog')?.open).toBe(true)
})

// docs/spec/navigation.md#notices-over-windows
test('a sheet at the lower edge sends them to the upper one', async () => {
  const screen = await render(<Example lines={1} />)
  toast('Saved')
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await screen.getByRole('button', { name: 'Menu' }).click()
  const item = screen.getByRole('menuitem', { name: 'Item 0' })
  await expect.poll(() => isReachable(item.element())).toBe(true)
  await expect.poll(() => isReachable(screen.getByText('Saved').element())).toBe(true)
})

// docs/spec/navigation.md#notices-over-windows
test('a sheet that leaves no room at either edge has them above it', async () => {
  const screen = await render(<Example lines={1} items={40} />)
  const words = ['Saved', 'Sent', 'Removed', 'Copied']
  for (const each of words) toast(each)
  await expect.element(screen.getByText('Copied')).toBeVisible()
  await screen.getByRole('button', { name: 'Menu' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Item 0' })).toBeVisible()
  for (const each of words)
    await expect.poll(() => isReachable(screen.getByText(each).element()), { message: each }).toBe(true)
})
