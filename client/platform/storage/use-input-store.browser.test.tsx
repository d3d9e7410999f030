import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createStore, type Store } from './store.ts'
import { useInputStore } from './use-input-store.ts'

const Box = ({ store }: { store: Store<string> }) => (
  <input value={useInputStore(store)} onChange={({ target }) => store.set(target.value)} />
)

/** Types into a box in the moment in which it comes to the page, before the browser has painted it. */
function typeOnArrival(container: HTMLElement, text: string): Promise<HTMLInputElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const box = container.querySelector('input')
      if (!box) return
      observer.disconnect()
      box.focus()
      for (const letter of text) document.execCommand('insertText', false, letter)
      resolve(box)
    })
    observer.observe(container, { childList: true })
  })
}

test('a text box keeps what is typed before its first paint', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const typed = typeOnArrival(container, 'early')
  root.render(<Box store={createStore('')} />)
  const box = await typed
  await expect.poll(() => box.value).toBe('early')
})
