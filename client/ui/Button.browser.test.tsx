import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

test('is pressed with mouse and keyboard', async () => {
  const press = vi.fn()
  const screen = await render(<Button onClick={press}>Publish</Button>)
  await screen.getByRole('button', { name: 'Publish' }).click()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('keeps the focus but ignores presses while busy', async () => {
  const press = vi.fn()
  const screen = await render(
    <Button busy onClick={press}>
      Publish
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Publish' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test('does not send its form while busy, not even by Enter in a field', async () => {
  const send = vi.fn()
  const screen = await render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('with an address it is a link', async () => {
  const screen = await render(<Button href="/about">About</Button>)
  await expect.element(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
})
