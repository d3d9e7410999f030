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
