import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './Badge.tsx'

test.each([
  [4, '4'],
  [99, '99'],
  [120, '99+'],
])('%i is shown as %s and read as its label', async (count, shown) => {
  const screen = await render(<Badge count={count} label={`${count} unread`} />)
  await expect.element(screen.getByRole('img', { name: `${count} unread` })).toHaveTextContent(shown)
})

test('a count that is not the whole says so', async () => {
  const screen = await render(<Badge count={20} hasMore label="unread" />)
  await expect.element(screen.getByRole('img', { name: 'unread' })).toHaveTextContent('20+')
})

test('nothing is shown for nothing', async () => {
  const { container } = await render(<Badge count={0} label="none" />)
  expect(container.childElementCount).toBe(0)
})

test('in the digits of the language', async () => {
  const screen = await render(
    <Badge count={120} label="unread" write={(count) => count.toLocaleString('fa')} />,
  )
  await expect.element(screen.getByRole('img', { name: 'unread' })).toHaveTextContent('۹۹+')
})
