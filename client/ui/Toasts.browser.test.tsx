import '#styles/global.css'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NoticePlace } from './NoticePlace.tsx'
import { toast } from './notices.ts'
import { Toasts } from './Toasts.tsx'

const region = () =>
  render(
    <>
      <NoticePlace />
      <Toasts label="Messages" dismissLabel="Dismiss" />
    </>,
  )

test('is shown in a polite region that was there before', async () => {
  const screen = await region()
  const place = screen.getByRole('region', { name: 'Messages' })
  await expect.element(place).toHaveAttribute('aria-live', 'polite')
  const dismiss = toast('Post removed')
  await expect.element(place).toHaveTextContent('Post removed')
  dismiss()
  await expect.element(place).toHaveTextContent('')
})

test('its action runs once and takes it away', async () => {
  const screen = await region()
  const undo = vi.fn()
  toast('Post removed', { action: { label: 'Undo', run: undo } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Post removed')).not.toBeInTheDocument()
})

test('goes by itself after at least six seconds, but not while somebody is at it', async () => {
  const screen = await region()
  toast('Saved')
  await expect.element(screen.getByText('Saved')).toBeVisible()
  const place = screen.getByRole('region', { name: 'Messages' }).element()
  const clock = () => place.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation)
  expect(clock()?.effect?.getComputedTiming().duration).toBeGreaterThanOrEqual(6000)
  await screen.getByText('Saved').hover()
  await expect.poll(() => clock()?.playState).toBe('paused')
  clock()?.finish()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})
