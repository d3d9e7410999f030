/** Tests docs/spec/navigation.md#dialogs. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { Button } from './Button.tsx'

async function show(field?: React.ReactNode) {
  const back = vi.fn()
  const screen = await render(
    <AnswerDialog
      title="Whose words stay?"
      backLabel="Back to the text"
      closeLabel="Close"
      answers={<Button kind="primary">Keep mine</Button>}
      onBack={back}
    >
      {field}
    </AnswerDialog>,
  )
  return { screen, back }
}

// docs/spec/navigation.md#dialogs
test.each(['{Enter}', '{Escape}'])('%s leads back', async (key) => {
  const { screen, back } = await show()
  await expect.element(screen.getByRole('button', { name: 'Back to the text' })).toHaveFocus()
  await userEvent.keyboard(key)
  expect(back).toHaveBeenCalledOnce()
})

// docs/spec/navigation.md#dialogs
test('what has to be filled in has the focus, and the way back comes before the other answers', async () => {
  const { screen } = await show(<input aria-label="Address" data-autofocus />)
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Back to the text' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
})
