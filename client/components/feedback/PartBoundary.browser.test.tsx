/** Tests docs/spec/conventions.md#a-part-that-fails. */
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLocale } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Texts } from '#i18n/Texts.tsx'
import { PartFrame } from '#platform/page/part-frame.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { PartBoundary } from './PartBoundary.tsx'

let isBroken = true

function Odd() {
  if (isBroken) throw new Error('an odd value')
  return <p>the part</p>
}

const LazyOdd = lazyPart(async () => Odd)

beforeAll(() => activateLocale('en', 'ltr'))

function show(children: React.ReactNode) {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main, { onCaughtError: () => undefined })
  root.render(
    <Texts>
      <PartFrame value={PartBoundary}>{children}</PartFrame>
    </Texts>,
  )
  onTestFinished(() => {
    root.unmount()
    main.remove()
  })
}

// docs/spec/conventions.md#a-part-that-fails
test.each([
  ['a part that is loaded by itself', <LazyOdd key="part" />],
  [
    'what stands in a window',
    <Dialog key="window" title="A window" closeLabel="Close" onClose={() => undefined}>
      <Odd />
    </Dialog>,
  ],
])('%s fails alone, and is there again after another try', async (_, part) => {
  show(
    <>
      <p>a neighbour</p>
      {part}
    </>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
  await expect.element(page.getByText('a neighbour')).toBeInTheDocument()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('the part')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
