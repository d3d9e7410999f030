/** Tests docs/spec/attachments.md#dropped-files. */
import '#styles/global.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Texts } from '#i18n/Texts.tsx'
import { refuseDrops } from '../../start/refuse-drops.ts'
import { FileZone } from './FileZone.tsx'

const taken: string[] = []

const Zone = ({
  name,
  ...more
}: {
  name: string
  isClosed?: boolean
  isSingle?: boolean
  layout?: 'tight' | 'padded'
}) => (
  <FileZone
    hint={`to ${name}`}
    onFiles={(files) => taken.push(`${name}: ${files.map((file) => file.name).join(', ')}`)}
    {...more}
  >
    <textarea aria-label={name} />
  </FileZone>
)

function transferOf(...names: string[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const name of names) transfer.items.add(new File(['words'], name, { type: 'text/plain' }))
  return transfer
}

/**
 * Drags something over an element and drops it; returns whether the browser was kept from doing what it does
 * itself.
 */
function drop(element: Element, dataTransfer: DataTransfer): boolean {
  const isHandled = (type: string) =>
    !element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  return [isHandled('dragover'), isHandled('drop')].every(Boolean)
}

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dropping="true"]')].map(({ dataset }) => dataset.hint)

async function show(page: React.ReactNode) {
  taken.length = 0
  addEventListener('dragover', refuseDrops)
  addEventListener('drop', refuseDrops)
  return render(
    <Texts>
      <p>beside</p>
      <input aria-label="Search" />
      {page}
    </Texts>,
  )
}

// docs/spec/attachments.md#dropped-files
test('files that are dropped anywhere go to what was used last, or is under the pointer', async () => {
  const screen = await show(
    <>
      <Zone name="first" />
      <Zone name="second" />
    </>,
  )
  const beside = screen.getByText('beside').element()
  expect(drop(beside, transferOf('a.txt', 'b.txt'))).toBe(true)
  await screen.getByRole('textbox', { name: 'second' }).click()
  expect(drop(beside, transferOf('c.txt'))).toBe(true)
  await screen.getByRole('textbox', { name: 'Search' }).click()
  expect(drop(screen.getByRole('textbox', { name: 'Search' }).element(), transferOf('d.txt'))).toBe(true)
  expect(drop(screen.getByRole('textbox', { name: 'first' }).element(), transferOf('e.txt'))).toBe(true)
  expect(taken).toEqual(['first: a.txt, b.txt', 'second: c.txt', 'second: d.txt', 'first: e.txt'])
})

// docs/spec/attachments.md#dropped-files
test('what will take the files is marked while they are dragged, and nothing after that', async () => {
  const screen = await show(
    <>
      <Zone name="first" />
      <Zone name="second" />
    </>,
  )
  const over = (element: Element) =>
    element.dispatchEvent(
      new DragEvent('dragover', { dataTransfer: transferOf('a.txt'), bubbles: true, cancelable: true }),
    )
  over(screen.getByText('beside').element())
  await expect.poll(marked).toEqual(['to first'])
  over(screen.getByRole('textbox', { name: 'second' }).element())
  await expect.poll(marked).toEqual(['to second'])
  document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
  await expect.poll(marked).toEqual([])
})

// docs/spec/attachments.md#dropped-files
test.each([
  ['tight', false],
  ['padded', true],
] as const)('the hint over %s content stands around it: within the zone %s', async (layout, isWithin) => {
  await show(<Zone name="first" layout={layout} />)
  const zone = document.querySelector('[data-hint]')
  zone?.dispatchEvent(
    new DragEvent('dragover', { dataTransfer: transferOf('a.txt'), bubbles: true, cancelable: true }),
  )
  await expect.poll(marked).toEqual(['to first'])
  const { insetBlockStart } = getComputedStyle(zone ?? document.body, '::after')
  expect(Number.parseFloat(insetBlockStart) > 0).toBe(isWithin)
})

// docs/spec/attachments.md#dropped-files
test('a modal window takes files where it holds what takes them, and keeps them from all behind it', async () => {
  const screen = await show(
    <>
      <Zone name="behind" />
      <dialog>
        <p>question</p>
      </dialog>
      <dialog>
        <h2>sheet</h2>
        <Zone name="inside" />
      </dialog>
    </>,
  )
  const [question, sheet] = document.querySelectorAll('dialog')
  question?.showModal()
  expect(drop(screen.getByText('question').element(), transferOf('a.txt'))).toBe(true)
  expect(taken).toEqual([])
  question?.close()
  sheet?.showModal()
  expect(drop(screen.getByText('sheet').element(), transferOf('b.txt'))).toBe(true)
  if (sheet) expect(drop(sheet, transferOf('c.txt'))).toBe(true)
  expect(taken).toEqual(['inside: b.txt', 'inside: c.txt'])
})

test('what is closed takes nothing, and neither does anything else in its place', async () => {
  const screen = await show(<Zone name="sending" isClosed />)
  expect(drop(screen.getByRole('textbox', { name: 'sending' }).element(), transferOf('a.txt'))).toBe(true)
  expect(drop(document.body, transferOf('a.txt'))).toBe(true)
  expect(taken).toEqual([])
})

// docs/spec/attachments.md#dropped-files
test('where there is room for one file, the first one is taken', async () => {
  await show(<Zone name="picture" isSingle />)
  expect(drop(document.body, transferOf('a.png', 'b.png'))).toBe(true)
  expect(taken).toEqual(['picture: a.png'])
})

test('a link goes nowhere but into a text, and a picture of the page only where it is dropped', async () => {
  const screen = await show(<Zone name="post" />)
  const link = new DataTransfer()
  link.setData('text/uri-list', 'https://elsewhere.example/')
  const text = screen.getByRole('textbox', { name: 'post' }).element()
  expect(drop(document.body, link)).toBe(true)
  expect(drop(text, link)).toBe(false)
  document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
  drop(document.body, transferOf('own.png'))
  drop(text, transferOf('own.png'))
  document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  expect(taken).toEqual(['post: own.png'])
})

// docs/spec/attachments.md#dropped-files
test('pasted files go there too, unless somebody writes elsewhere', async () => {
  const screen = await show(<Zone name="post" />)
  const paste = (element: Element, clipboardData: DataTransfer) =>
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(paste(document.body, transferOf('a.txt'))).toBe(false)
  expect(paste(screen.getByRole('textbox', { name: 'post' }).element(), transferOf('b.txt'))).toBe(false)
  expect(paste(screen.getByRole('textbox', { name: 'Search' }).element(), transferOf('c.txt'))).toBe(true)
  expect(taken).toEqual(['post: a.txt', 'post: b.txt'])
})
