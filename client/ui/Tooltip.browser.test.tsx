import '#styles/global.css'
import { Heart } from 'lucide-react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

async function page() {
  const screen = await render(
    <>
      <IconButton label="Like" icon={<Heart />} />
      <IconButton label="Repost" icon={<Heart />} />
      <Tooltip />
    </>,
  )
  return { screen, tooltip: () => screen.getByText(/Like|Repost/) }
}

test('shows for what is pointed at, and changes with it', async () => {
  const { screen, tooltip } = await page()
  await screen.getByRole('button', { name: 'Like' }).hover()
  await expect.element(tooltip()).toHaveTextContent('Like')
  await expect.element(tooltip()).toBeVisible()
  await screen.getByRole('button', { name: 'Repost' }).hover()
  await expect.element(tooltip()).toHaveTextContent('Repost')
})

test('shows for the focus of the keyboard, and Esc hides it', async () => {
  const { tooltip } = await page()
  await userEvent.tab()
  await expect.element(tooltip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip()).not.toBeVisible()
})

test('does not show for what the page moves under a resting pointer, until the pointer moves', async () => {
  const { screen, tooltip } = await page()
  let place = { screenX: 0, screenY: 0 }
  const note = ({ screenX, screenY }: PointerEvent) => {
    place = { screenX, screenY }
  }
  document.addEventListener('pointerover', note)
  await screen.getByRole('button', { name: 'Like' }).hover()
  await expect.element(tooltip()).toBeVisible()
  document.removeEventListener('pointerover', note)

  const meet = (type: string, moved = 0) => {
    const event = { bubbles: true, pointerType: 'mouse', ...place, screenX: place.screenX + moved }
    screen.getByRole('button', { name: 'Repost' }).element().dispatchEvent(new PointerEvent(type, event))
  }
  meet('pointerover')
  await expect.element(tooltip()).not.toBeVisible()
  meet('pointermove')
  await expect.element(tooltip()).not.toBeVisible()
  meet('pointermove', 1)
  await expect.element(tooltip()).toHaveTextContent('Repost')
  await expect.element(tooltip()).toBeVisible()
})
