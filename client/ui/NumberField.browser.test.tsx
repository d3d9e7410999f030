import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './NumberField.tsx'

function Field() {
  const [value, setValue] = useState('1,5')
  const stepped = (text: string, by: 1 | -1) => (text === '1,5' ? String(by + 1.5) : null)
  return (
    <main>
      <NumberField
        label="Months"
        value={value}
        stepped={stepped}
        onChange={({ target }) => setValue(target.value)}
      />
    </main>
  )
}

// docs/spec/conventions.md#number-fields
test('the arrow keys go to the next number and can be undone; the wheel and an input method change nothing', async () => {
  const screen = await render(<Field />)
  const field = screen.getByRole('textbox', { name: 'Months' })
  await field.click()
  const box = field.element()
  box.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, isComposing: true }))
  await expect.element(field).toHaveValue('1,5')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('2.5')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('2.5')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveValue('1,5')
})
