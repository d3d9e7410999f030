import '#styles/global.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextArea } from './TextArea.tsx'

test('grows with its text', async () => {
  const screen = await render(<TextArea label="About you" />)
  const field = screen.getByRole('textbox', { name: 'About you' })
  const before = field.element().clientHeight
  await field.fill('one\ntwo\nthree\nfour\nfive\nsix')
  expect(field.element().clientHeight).toBeGreaterThan(before)
})
