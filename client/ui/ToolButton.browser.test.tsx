import '#styles/global.css'
import { Paperclip } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ToolButton } from './ToolButton.tsx'

test('shows its word, is named by its label, and is large enough', async () => {
  const screen = await render(<ToolButton label="Attach files" word="Files" icon={<Paperclip />} />)
  const button = screen.getByRole('button', { name: 'Attach files' })
  await expect.element(button).toHaveTextContent('Files')
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(36)
})
