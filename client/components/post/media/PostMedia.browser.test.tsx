import '#styles/global.css'
import { QueryClient } from '@tanstack/react-query'
import axe from 'axe-core'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { afterLayout } from '#platform/page/after-layout.ts'
import { PostMedia } from './PostMedia.tsx'

beforeAll(() => activateLocale('en', 'ltr'))

/** Returns a picture with an address of its own. */
function picture(width: number, height: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.toDataURL()
}

const image = (id: number, description: string | null = null): Attachment => ({
  id: `image ${id}`,
  type: 'image',
  url: picture(300 + id, 200),
  description,
})

async function show(attachments: Attachment[], sensitive = false) {
  const screen = await render(
    <Texts>
      <ServerState client={new QueryClient()}>
        <main style={{ inlineSize: 360 }}>
          <h1>Home</h1>
          <PostMedia attachments={attachments} sensitive={sensitive} />
        </main>
      </ServerState>
    </Texts>,
  )
  return screen
}

async function findings() {
  // Text that is fading in has no full contrast yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  return (await axe.run()).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test.each([1, 2, 3, 4, 7])('shows %i pictures in at most four accessible tiles', async (count) => {
  const screen = await show(Array.from({ length: count }, (_, id) => image(id, `number ${id + 1}`)))
  expect(screen.getByRole('img').elements()).toHaveLength(Math.min(count, 4))
  await expect.element(screen.getByRole('button', { name: 'number 1' })).toBeVisible()
  expect(await findings()).toEqual([])
})

// docs/spec/lists.md#nothing-moves-while-reading
test('the box of a picture below the window takes its shape in the frame in which it is found there', async () => {
  const screen = await show([image(51)])
  const above = document.createElement('div')
  above.style.blockSize = '100vb'
  screen.getByRole('main').element().prepend(above)
  const shown = screen.getByRole('img', { name: 'Image without description' }).element()
  await new Promise((resolve) => shown.addEventListener('load', resolve, { once: true }))
  // Both are asked in the same frame, the tile before.
  await new Promise<void>((resolve) => void afterLayout(shown, resolve))
  expect(shown.closest('[data-known]')?.getAttribute('data-known')).toBe('true')
})

test('the last tile shows how many pictures follow and opens the viewer', async () => {
  const screen = await show(Array.from({ length: 7 }, (_, id) => image(id, `number ${id + 1}`)))
  await screen.getByRole('button', { name: 'number 4 +3' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 of 7')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('7 of 7')
})

test('a picture without a description has a text that says so', async () => {
  const screen = await show([image(1, ' ')])
  await expect.element(screen.getByRole('button', { name: 'Image without description' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^ALT/ })).not.toBeInTheDocument()
})

test('the dialog with a description is accessible and returns the focus', async () => {
  const screen = await show([image(1, 'گربه‌ای کنار پنجره')])
  const badge = screen.getByRole('button', { name: 'ALT: read the description' })
  await badge.click()
  const dialog = screen.getByRole('dialog', { name: 'Description' })
  const words = dialog.getByText('گربه‌ای کنار پنجره')
  await expect.element(words).toBeVisible()
  expect(getComputedStyle(words.element()).direction).toBe('rtl')
  expect(await findings()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(badge).toHaveFocus()
})

test('the viewer is accessible, blocks the page behind it and returns the focus', async () => {
  const screen = await show([image(1, 'a cat'), image(2, 'a dog')])
  const first = screen.getByRole('button', { name: 'a cat' })
  await first.click()
  const viewer = screen.getByRole('dialog', { name: 'Images' })
  await expect.element(viewer).toHaveFocus()
  await expect.element(viewer.getByRole('img', { name: 'a cat' })).toBeVisible()
  expect(await findings()).toEqual([])
  await viewer.getByRole('button', { name: 'Next image' }).click()
  await expect.element(viewer.getByRole('status')).toHaveTextContent('2 of 2')
  await expect
    .element(viewer.getByRole('button', { name: 'Next image' }))
    .toHaveAttribute('aria-disabled', 'true')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
})

test('the viewer of one picture has no counter and no arrows', async () => {
  const screen = await show([image(1, 'a cat')])
  await screen.getByRole('button', { name: 'a cat' }).click()
  await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next image' })).not.toBeInTheDocument()
})

test('the cover of sensitive pictures hides all of them and is accessible', async () => {
  const screen = await show([image(1), image(2)], true)
  const cover = screen.getByRole('button', { name: 'Sensitive content' })
  const { width, height } = cover.element().getBoundingClientRect()
  expect(height).toBeCloseTo(width / 2, 0)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  expect(await findings()).toEqual([])
})

test('covering and uncovering keeps the focus on the button', async () => {
  const screen = await show([image(1)], true)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Hide sensitive content' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('button', { name: 'Sensitive content' })).toHaveFocus()
})

// docs/spec/media.md#kinds-of-files
test.each(['unknown', 'hologram'])('a file of type %s is shown as a link', async (type) => {
  const url = 'https://meadow.example/seed-list.pdf'
  const screen = await show([{ id: 'a', type, url, description: 'Seeds' }])
  const link = screen.getByRole('link', { name: 'seed-list.pdf Seeds' })
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each(['javascript:alert(1)', ''])('a document at %j is no link', async (url) => {
  const screen = await show([{ id: 'a', type: 'unknown', url, description: null }])
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

test.each(['image', 'video', 'audio'])(
  '%s that cannot be loaded has a notice and a retry button',
  async (type) => {
    const screen = await show([{ id: 'a', type, url: 'data:text/plain,no', description: 'a cat' }])
    await expect.element(screen.getByText('Could not be loaded')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'ALT: read the description' })).toBeVisible()
    expect(await findings()).toEqual([])
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('Could not be loaded')).toBeVisible()
  },
)

test.each(['image', 'video', 'audio', 'unknown'])('%s without an address says so', async (type) => {
  const screen = await show([{ id: 'a', type, url: '', description: null }])
  await expect.element(screen.getByText('This file has no address, so it cannot be shown.')).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

// docs/spec/media.md#reserved-boxes-for-pictures
test.each([
  ['a large one fits the column', 1200, 400, 360, 120],
  ['a tall one ends in time', 300, 600, 200, 400],
  ['a small one is not enlarged', 200, 150, 200, 150],
  ['a very tall one leaves room for the buttons', 60, 3000, 160, 400],
  ['a very small one too', 4, 3, 160, 120],
])('the box of a picture whose size is known, %s', async (_, width, height, boxWidth, boxHeight) => {
  await page.viewport(414, 571) // of which 70 % are 400
  const file = { id: 'a', type: 'image', url: picture(width, height), description: null }
  const first = await show([file])
  await expect.element(first.getByRole('img')).toHaveProperty('naturalWidth', width)
  await first.unmount()
  const again = await show([file])
  const box = again.getByRole('button').element().getBoundingClientRect()
  expect([Math.round(box.width), Math.round(box.height)]).toEqual([boxWidth, boxHeight])
})
