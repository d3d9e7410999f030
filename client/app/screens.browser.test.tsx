import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { activateLocale, loadAllTexts } from '#i18n/i18n.ts'
import { Screen } from './screens.tsx'

/** How long React waits for each of its turns, in milliseconds. */
const PAUSE = 200

vi.mock('./other-screens.ts', () => ({ OTHER_SCREENS: { settings: loadCounter } }))

/** Resolves between two turns of React. */
async function loadCounter() {
  await new Promise((resolve) => setTimeout(resolve, 1.5 * PAUSE))
  return Counter
}

afterEach(() => vi.restoreAllMocks())

/** Lets React wait for each of its turns, as on a machine that is busy with other work. */
function letReactWait() {
  const { postMessage } = MessagePort.prototype
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, message) {
    setTimeout(() => postMessage.call(this, message), PAUSE)
  })
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed: {count}
    </button>
  )
}

function Place() {
  const [isOpen, setOpen] = useState(false)
  const [, drawAgain] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => drawAgain(1)}>
        Draw again
      </button>
      {isOpen && <Screen name="settings" />}
    </>
  )
}

// docs/spec/access.md#a-new-path-is-a-new-view
test('a screen whose code comes while it is being drawn keeps its state when the page is drawn again', async () => {
  await activateLocale('en', 'ltr')
  await Promise.all([loadAllTexts(), import('./other-screens.ts')])
  const screen = await render(<Place />)
  letReactWait()
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Pressed: 0' }).click()
  await screen.getByRole('button', { name: 'Draw again' }).click()
  await expect.element(screen.getByRole('button', { name: /^Pressed/ })).toHaveTextContent('Pressed: 1')
})
