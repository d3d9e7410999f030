import '#styles/global.css'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Specimen } from './Specimen.tsx'

const root = document.documentElement
root.lang = 'en'
document.title = 'Specimen'

afterEach(() => {
  root.dir = 'ltr'
  delete root.dataset.theme
})

test.each([
  ['light', 'ltr', 1280],
  ['light', 'rtl', 390],
  ['dark', 'ltr', 390],
  ['dark', 'rtl', 1280],
] as const)('every piece is accessible and fits: %s, %s, %i px', async (theme, dir, width) => {
  root.dataset.theme = theme
  root.dir = dir
  await page.viewport(width, 844)
  await render(<Specimen />)
  const { violations } = await axe.run()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(root.scrollWidth).toBeLessThanOrEqual(width)
})
