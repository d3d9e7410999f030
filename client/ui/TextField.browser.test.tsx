import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from './TextField.tsx'

test('label, help and error belong to the field', async () => {
  const screen = await render(
    <TextField label="Username" help="Letters and digits." error="Already taken." />,
  )
  const field = screen.getByRole('textbox', { name: 'Username' })
  await expect.element(field).toHaveAccessibleDescription('Letters and digits. Already taken.')
  await expect.element(field).toBeInvalid()
})

test('without an error it is not marked as wrong', async () => {
  const screen = await render(<TextField label="Username" />)
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

test('a password can be shown and hidden again', async () => {
  const screen = await render(<TextField label="Password" type="password" reveal="Show password" />)
  const field = screen.getByLabelText('Password', { exact: true })
  await field.fill('a long secret')
  const reveal = screen.getByRole('button', { name: 'Show password' })
  await reveal.click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true')
  await reveal.click()
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveValue('a long secret')
})
