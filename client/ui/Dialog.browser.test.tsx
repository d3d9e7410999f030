import '#styles/global.css'
import axe from 'axe-core'
import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Home</h1>
      <Button onClick={() => setOpen(true)}>Attach</Button>
      {open && (
        <Dialog title="Attach a file" closeLabel="Close" onClose={() => setOpen(false)}>
          <input type="file" aria-label="File" />
        </Dialog>
      )}
    </main>
  )
}

async function openDialog() {
  const screen = await render(<Example />)
  await screen.getByRole('button', { name: 'Attach' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Attach a file' })).toBeVisible()
  return screen
}

test('is accessible while open', async () => {
  await openDialog()
  // Half-transparent text has no fair contrast.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect((await axe.run()).violations).toEqual([])
})

test('the first field has the focus', async () => {
  const screen = await openDialog()
  await expect.element(screen.getByLabelText('File', { exact: true })).toHaveFocus()
})

test.each(['Escape', 'Close'])('closes by %s and gives the focus back', async (how) => {
  const screen = await openDialog()
  if (how === 'Escape') await userEvent.keyboard('{Escape}')
  else await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Attach' })).toHaveFocus()
})

test('opens again after it was closed', async () => {
  const screen = await openDialog()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a file choice that was given up does not close it', async () => {
  const screen = await openDialog()
  screen
    .getByLabelText('File', { exact: true })
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('stays open where effects run twice', async () => {
  const screen = await render(
    <StrictMode>
      <Example />
    </StrictMode>,
  )
  // The first opening is undone, and its close event comes a task later; it must not close the dialog.
  const closed = new Promise((resolve) =>
    document.addEventListener('close', resolve, { once: true, capture: true }),
  )
  await screen.getByRole('button', { name: 'Attach' }).click()
  await closed
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
