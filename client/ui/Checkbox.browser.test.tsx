import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './Checkbox.tsx'

test('is checked by its label and by the space bar', async () => {
  const screen = await render(<Checkbox label="Sensitive" help="Hidden until asked for." />)
  const box = screen.getByRole('checkbox', { name: 'Sensitive' })
  await screen.getByText('Sensitive').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleDescription('Hidden until asked for.')
})

test('as a switch it says so', async () => {
  const screen = await render(<Checkbox label="Dark" asSwitch defaultChecked />)
  await expect.element(screen.getByRole('switch', { name: 'Dark' })).toBeChecked()
})
