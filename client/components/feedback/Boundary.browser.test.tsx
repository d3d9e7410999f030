/** Tests docs/spec/conventions.md#a-page-that-others-change. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { rememberFocus, takeFocusBack } from '#platform/focus/history.ts'
import { Boundary } from './Boundary.tsx'

/** A part of the page that shows one more line after each press. */
function Lines() {
  const [count, setCount] = useState(1)
  return (
    <section>
      <button type="button" onClick={() => setCount(count === 1 ? 2 : 1)}>
        Press
      </button>
      {count === 2 && <p>second line</p>}
    </section>
  )
}

function Failing(): never {
  throw new Error('a fault of our own')
}

function show(children: React.ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const main = document.createElement('main')
  document.body.append(main)
  const root = createRoot(main, { onCaughtError: () => undefined })
  root.render(
    <Boundary fallback={({ message }) => <p>failed: {message}</p>} onRedrawn={takeFocusBack}>
      {children}
    </Boundary>,
  )
  const stopRemembering = rememberFocus()
  onTestFinished(() => {
    stopRemembering()
    root.unmount()
    main.remove()
  })
}

const button = page.getByRole('button', { name: 'Press' })
const second = page.getByText('second line')
const failure = page.getByText(/failed/)

/** Does what an extension does: wraps an element of the page into one of its own. */
function wrap(element: Element): void {
  const box = document.createElement('div')
  element.replaceWith(box)
  box.append(element)
}

// docs/spec/conventions.md#a-page-that-others-change
test('what something else has changed is drawn anew, and the focus stays', async () => {
  show(<Lines />)
  await button.click()
  wrap(second.element())
  await button.click()
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(second).toBeVisible()
})

// docs/spec/conventions.md#a-page-that-others-change
test('what is broken again and again ends in the words of the error, and not in a loop', async () => {
  show(<Lines />)
  await expect.element(button).toBeVisible()
  const observer = new MutationObserver(() => {
    const line = document.querySelector('main section > p')
    if (line) wrap(line)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  for (let broken = 1; broken <= 4; broken += 1) {
    await button.click() // comes
    await button.click() // cannot be removed
    if (broken < 4) await expect.element(second).not.toBeInTheDocument()
  }
  await expect.element(failure).toHaveTextContent(/not a child/)
})

test('an error of our own is told at once', async () => {
  show(<Failing />)
  await expect.element(failure).toHaveTextContent('failed: a fault of our own')
})
