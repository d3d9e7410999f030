import '#styles/global.css'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'
import { MenuSeparator } from './MenuSeparator.tsx'

const remove = vi.fn()
afterEach(() => remove.mockReset())

async function openMenu() {
  const screen = await render(
    <main>
      <h1>Home</h1>
      <Menu label="Post" trigger={(opener) => <Button {...opener}>More</Button>}>
        <MenuItem href="#link">Copy link</MenuItem>
        <MenuItem disabled onSelect={remove}>
          Bookmark
        </MenuItem>
        <MenuItem checked>Copy text</MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={remove}>
          Delete
        </MenuItem>
      </Menu>
    </main>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  return screen
}

test('is accessible while open', async () => {
  await openMenu()
  // Half-transparent text has no fair contrast.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect((await axe.run()).violations).toEqual([])
})

test('a key that is pressed at once arrives in the menu', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'More' }).element()
  if (button instanceof HTMLElement) button.click()
  expect(document.activeElement?.textContent).toBe('Copy link')
})

test('a menu that was left and opened again at once stays open', async () => {
  const screen = await openMenu()
  const button = screen.getByRole('button', { name: 'More' }).element()
  screen.getByRole('menu').element().closest<HTMLElement>('[popover]')?.hidePopover()
  if (button instanceof HTMLElement) button.click()
  // The browser tells of both later.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('arrows go around and leave out what is disabled', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitemradio', { name: 'Copy text', checked: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
})

test('letters find items by name', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('de')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
})

test('the same letter again goes on to the next match', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('c')
  await expect.element(screen.getByRole('menuitemradio', { name: 'Copy text' })).toHaveFocus()
  await userEvent.keyboard('c')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
})

test('Esc closes it and gives the focus back', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('choosing does it once and closes', async () => {
  const screen = await openMenu()
  await userEvent.keyboard('{End}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'More', expanded: false })).toHaveFocus()
})

test('a disabled item does nothing and leaves the menu open', async () => {
  const screen = await openMenu()
  await screen.getByRole('menuitem', { name: 'Bookmark' }).click({ force: true })
  expect(remove).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('menu')).toBeVisible()
})
