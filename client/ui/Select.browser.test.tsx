import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Select } from './Select.tsx'

test('offers its options by name and says what was chosen', async () => {
  const chosen = vi.fn()
  const options = [
    { value: 'hour', label: 'Hours' },
    { value: 'day', label: 'Days' },
  ]
  const screen = await render(
    <Select label="Unit" options={options} onChange={(event) => chosen(event.target.value)} />,
  )
  await screen.getByRole('combobox', { name: 'Unit' }).selectOptions('Days')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('day')
})
