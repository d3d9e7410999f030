import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { handOverToNeighbour } from './rows.ts'

const NAMES = ['first', 'second', 'third']

/**
 * A list whose rows remove themselves, alone or with all others. `thenFocused` takes the focus when a row has
 * left.
 */
function List({ thenFocused }: { thenFocused?: string }) {
  const [names, setNames] = useState(NAMES)
  return (
    <main>
      <h1 tabIndex={-1}>List</h1>
      {names.map((name) => (
        <article key={name} ref={handOverToNeighbour} data-row={name} tabIndex={-1} aria-label={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            remove {name}
          </button>
          <button type="button" onClick={() => setNames([])}>
            remove all from {name}
          </button>
        </article>
      ))}
      {thenFocused !== undefined && names.length < NAMES.length && (
        // biome-ignore lint/a11y/noAutofocus: the focus goes there before the row can hand it over
        <input aria-label={thenFocused} autoFocus />
      )}
    </main>
  )
}

test.each([
  { pressed: 'remove first', focused: 'second' },
  { pressed: 'remove second', focused: 'third' },
  { pressed: 'remove third', focused: 'second' },
])('after $pressed the row $focused has the focus', async ({ pressed, focused }) => {
  const screen = await render(<List />)
  await screen.getByRole('button', { name: pressed }).click()
  await expect.element(screen.getByRole('article', { name: focused })).toHaveFocus()
})

test('when no row is left, the heading has the focus', async () => {
  const screen = await render(<List />)
  await screen.getByRole('button', { name: 'remove all from second' }).click()
  await expect.element(screen.getByRole('heading')).toHaveFocus()
})

test('what took the focus meanwhile keeps it', async () => {
  const screen = await render(<List thenFocused="Undo" />)
  await screen.getByRole('button', { name: 'remove first' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Undo' })).toHaveFocus()
})

test('a row that leaves without the focus moves nothing', async () => {
  const screen = await render(<List />)
  const first = screen.getByRole('button', { name: 'remove first' }).element()
  const third = screen.getByRole('button', { name: 'remove third' }).element()
  if (third instanceof HTMLElement) third.focus()
  if (first instanceof HTMLElement) first.click()
  await expect.element(screen.getByRole('article', { name: 'first' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'remove third' })).toHaveFocus()
})

/** A row that is drawn anew, as something else, when its button is pressed. */
function Folded() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <article
        key={isOpen ? 'open' : 'folded'}
        ref={handOverToNeighbour}
        data-row="one"
        tabIndex={-1}
        aria-label={isOpen ? 'open' : 'folded'}
      >
        {!isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            show
          </button>
        )}
      </article>
      <article ref={handOverToNeighbour} data-row="two" tabIndex={-1} aria-label="next" />
    </main>
  )
}

test('a row that is drawn anew has the focus that the old one had', async () => {
  const screen = await render(<Folded />)
  await screen.getByRole('button', { name: 'show' }).click()
  await expect.element(screen.getByRole('article', { name: 'open' })).toHaveFocus()
})
