import '#styles/global.css'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { activateLocale } from '#i18n/i18n.ts'
import { LOCALES } from '#i18n/locales.ts'
import { Texts } from '#i18n/Texts.tsx'
import { LanguageField } from './LanguageField.tsx'

const chosen = vi.fn()

beforeEach(async () => {
  chosen.mockReset()
  await activateLocale('en', 'ltr')
})

function Example({ atFoot }: { atFoot: boolean }) {
  const [value, setValue] = useState('en')
  return (
    <Texts>
      <main style={{ paddingTop: atFoot ? 700 : 0 }}>
        <button type="button">Before</button>
        <LanguageField
          value={value}
          first={{ value: 'browser', name: 'As the browser' }}
          onChoose={(picked) => {
            setValue(picked)
            chosen(picked)
          }}
        />
        <button type="button">After</button>
      </main>
    </Texts>
  )
}

/** Shows the field between two buttons, at the top or at the foot of the window. */
async function show(atFoot = false) {
  const screen = await render(<Example atFoot={atFoot} />)
  const field = screen.getByRole('combobox', { name: 'Language' })
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  /** The text of the option that an assistive program reads out. */
  const reached = () => {
    const id = field.element().getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  return { screen, field, options, reached }
}

// docs/spec/conventions.md#choosing-a-language
test('a press opens the list of all languages, at the chosen one; typing any name leaves what fits', async () => {
  const { screen, field, options, reached } = await show()
  await expect.element(field).toHaveValue('English')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.poll(() => options().length).toBe(LOCALES.length + 1)
  await expect.poll(reached).toBe('English')
  await userEvent.keyboard('germ')
  await expect.poll(options).toEqual(['DeutschGerman'])
  await expect.poll(reached).toBe('DeutschGerman')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 suggestion')
  expect((await axe.run(document.body)).violations).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('de')
  await expect.element(field).toHaveValue('Deutsch')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
})

// docs/spec/conventions.md#choosing-a-language
test('arrows move through the list, Escape and Tab leave everything as it was', async () => {
  const { screen, field, options, reached } = await show()
  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(reached).toBe('English')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(reached).toBe('EspañolSpanish')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('English')
  await userEvent.keyboard('zzz')
  await expect.element(screen.getByText('No language has such a name.').first()).toBeVisible()
  expect(options()).toEqual([])
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await expect.element(field).toHaveValue('English')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(chosen).not.toHaveBeenCalled()
})

// docs/spec/conventions.md#choosing-a-language
test.each([
  ['top', false],
  ['foot', true],
])(
  'on a phone the list at the %s of the page is inside the window, and a press chooses',
  async (_, atFoot) => {
    await page.viewport(390, 844)
    const { screen, field, options } = await show(atFoot)
    await field.click()
    await expect.poll(() => options().length).toBe(LOCALES.length + 1)
    const list = screen.getByRole('listbox').element().parentElement
    const { top, bottom, left, right } = list?.getBoundingClientRect() ?? new DOMRect(-1)
    expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(844)
    expect(right).toBeLessThanOrEqual(390)
    const box = field.element().getBoundingClientRect()
    expect(bottom <= box.top || top >= box.bottom).toBe(true)
    await screen.getByRole('option', { name: /Français/ }).click()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('fr')
  },
)
