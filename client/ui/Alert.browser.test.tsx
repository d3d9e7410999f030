import '#styles/global.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

test.each([
  ['error', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('%s speaks as %s', async (tone, role) => {
  const screen = await render(<Alert tone={tone}>It happened.</Alert>)
  await expect.element(screen.getByRole(role)).toHaveTextContent('It happened.')
})

test.each([600, 280])(
  'in a column of %i pixels an action stands beside the text or below it',
  async (width) => {
    const screen = await render(
      <div style={{ inlineSize: width }}>
        <Alert action={<Button>Try again</Button>}>The server did not answer in time.</Alert>
      </div>,
    )
    const box = (element: Element) => element.getBoundingClientRect()
    const text = box(screen.getByText('The server did not answer in time.').element())
    const action = box(screen.getByRole('button', { name: 'Try again' }).element())
    if (width === 600) expect(action.left).toBeGreaterThan(text.right)
    else expect([Math.round(action.left), action.top > text.bottom]).toEqual([Math.round(text.left), true])
  },
)
