import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './RadioGroup.tsx'

const OPTIONS = [
  { value: 'public', label: 'Public', help: 'Everyone' },
  { value: 'followers', label: 'Followers' },
] as const

function Audience() {
  const [value, setValue] = useState<'public' | 'followers'>('public')
  return <RadioGroup legend="Audience" options={OPTIONS} value={value} onChange={setValue} />
}

test('is one stop for Tab, and arrows choose', async () => {
  const screen = await render(<Audience />)
  await userEvent.tab()
  const first = screen.getByRole('radio', { name: 'Public' })
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription('Everyone')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Followers' })).toBeChecked()
  await expect.element(screen.getByRole('group', { name: 'Audience' })).toBeInTheDocument()
})
