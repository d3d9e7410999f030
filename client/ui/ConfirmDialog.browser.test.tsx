import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

async function ask() {
  const confirm = vi.fn()
  const cancel = vi.fn()
  const screen = await render(
    <ConfirmDialog
      title="Delete this post?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      closeLabel="Close"
      danger
      onConfirm={confirm}
      onCancel={cancel}
    >
      Its replies go with it.
    </ConfirmDialog>,
  )
  return { screen, confirm, cancel }
}

test('Enter gives the safe answer', async () => {
  const { screen, confirm, cancel } = await ask()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(cancel).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

test('confirms only when asked to', async () => {
  const { screen, confirm, cancel } = await ask()
  await screen.getByRole('button', { name: 'Delete' }).click()
  expect(confirm).toHaveBeenCalledOnce()
  expect(cancel).not.toHaveBeenCalled()
})
