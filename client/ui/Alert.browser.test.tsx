import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert } from './Alert.tsx'

test.each([
  ['error', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('%s speaks as %s', async (tone, role) => {
  const screen = await render(<Alert tone={tone}>It happened.</Alert>)
  await expect.element(screen.getByRole(role)).toHaveTextContent('It happened.')
})
