import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './Tabs.tsx'

const TABS = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second' },
  { id: 'c', label: 'Third' },
] as const

function Example({ dir }: { dir: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a')
  return (
    <div dir={dir}>
      <Tabs label="Ways" tabs={TABS} selected={selected} onSelect={setSelected}>
        Panel {selected}
      </Tabs>
    </div>
  )
}

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('arrows follow the direction of reading (%s)', async (dir, forward, backward) => {
  const screen = await render(<Example dir={dir} />)
  const chosen = (name: string) => screen.getByRole('tab', { name, selected: true })
  await userEvent.tab()
  await userEvent.keyboard(`{${forward}}`)
  await expect.element(chosen('Second')).toHaveFocus()
  await userEvent.keyboard(`{${backward}}{${backward}}`)
  await expect.element(chosen('Third')).toHaveFocus()
  await userEvent.keyboard(`{${forward}}`)
  await expect.element(chosen('First')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Third' })).toHaveTextContent('Panel c')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('Panel a')
})
