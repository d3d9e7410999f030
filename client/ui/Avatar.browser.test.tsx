import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './Avatar.tsx'

// docs/spec/profiles.md#avatar
test.each([
  ['wren', 'W'],
  ['🌿 Ines', 'I'],
  ['نگار', 'ن'],
  ['🌿', ''],
])('without a picture %s has the letter "%s"', async (name, letter) => {
  const { container } = await render(<Avatar src={null} name={name} />)
  expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe(letter)
  expect(container.textContent).toBe('')
})

test('a picture that fails makes room for the letter', async () => {
  const { container } = await render(<Avatar src="data:image/png;base64,AAAA" name="wren" />)
  await expect.poll(() => container.querySelector('img')?.hidden).toBe(true)
})
