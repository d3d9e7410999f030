import '#styles/global.css'
import { Heart } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { IconButton } from './IconButton.tsx'

test('is named by its label, with the count seen beside the icon', async () => {
  const screen = await render(
    <IconButton label="Like, 21" icon={<Heart />} aria-pressed>
      21
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Like, 21', pressed: true })
  await expect.element(button).toHaveTextContent('21')
})

test.each(['s', 'm'] as const)('size %s is large enough for a mouse', async (size) => {
  const screen = await render(<IconButton label="Like" icon={<Heart />} size={size} />)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
})
