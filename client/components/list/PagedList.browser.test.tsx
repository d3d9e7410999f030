/** Tests docs/spec/lists.md#a-list-drops-rows: what is drawn of a list that is far from the window. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listQuery } from '#data/lists/lists.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { PagedList } from './PagedList.tsx'

const HEIGHT = 150
const ROWS_OF_PAGE = 20

const IN_LAST_PAGE = 5 * window.innerHeight + 2.5 * ROWS_OF_PAGE * HEIGHT

const namesOf = (page: number) => Array.from({ length: ROWS_OF_PAGE }, (_, index) => `${page}.${index + 1}`)

const Row = ({ item }: { item: { id: string } }) => (
  <article data-row={item.id} style={{ blockSize: HEIGHT }}>
    {item.id}
  </article>
)

beforeAll(() => activateLocale('en', 'ltr'))

/** Shows a list with empty places of so many window heights above and below. Its third page has nothing. */
async function showList(above: number, below = 0) {
  onTestFinished(() => window.scrollTo(0, 0))
  const client = new QueryClient()
  const list = listQuery<{ id: string }>(['things'], async () => ({ items: [], next: null }))
  client.setQueryData(list.queryKey, {
    pages: [[], namesOf(1), namesOf(2), namesOf(3), []].map((names) => ({
      items: names.map((id) => ({ id })),
      next: null,
    })),
    pageParams: [null, '1', '2', '3', '4'],
  } as never)
  const { container } = await render(
    <QueryClientProvider client={client}>
      <div style={{ blockSize: `${100 * above}vh` }} />
      <PagedList label="Things" list={list} row={Row} role="feed" waiting={null} empty={null} />
      <div style={{ blockSize: `${100 * below}vh` }} />
    </QueryClientProvider>,
  )
  return {
    drawn: () => [...container.querySelectorAll('article')].map(({ textContent }) => textContent),
    isBusy: () => container.querySelector('[role=feed]')?.getAttribute('aria-busy'),
  }
}

// docs/spec/lists.md#a-list-drops-rows
test('of a list that begins far below the window the first page is drawn, and nothing is busy', async () => {
  const { drawn, isBusy } = await showList(5)
  await expect.poll(drawn).toEqual(namesOf(1))
  expect(isBusy()).toBe('false')
})

// docs/spec/lists.md#a-list-drops-rows
test('who passes a list leaves its last page behind, and its first one on the way back', async () => {
  const { drawn, isBusy } = await showList(5, 10)
  await expect.poll(drawn).toEqual(namesOf(1))
  window.scrollTo(0, IN_LAST_PAGE)
  await expect.poll(drawn).toContain('3.10')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(drawn).toEqual(namesOf(3))
  expect(isBusy()).toBe('false')
  window.scrollTo(0, IN_LAST_PAGE - ROWS_OF_PAGE * HEIGHT)
  await expect.poll(drawn).toContain('2.10')
  window.scrollTo(0, 0)
  await expect.poll(drawn).toEqual(namesOf(1))
})

// docs/spec/lists.md#a-list-drops-rows
test('who jumps over a list never leaves it without rows', async () => {
  const { drawn } = await showList(5, 10)
  await expect.poll(drawn).toEqual(namesOf(1))
  window.scrollTo(0, document.documentElement.scrollHeight)
  // What the browser reports of the jump comes with one of the next frames.
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame)
    expect(drawn()).toHaveLength(ROWS_OF_PAGE)
  }
})

// docs/spec/lists.md#a-list-drops-rows
test('once the list is near, only its pages near the window are drawn', async () => {
  const { drawn } = await showList(5, 10)
  await expect.poll(drawn).toEqual(namesOf(1))
  window.scrollTo(0, IN_LAST_PAGE)
  await expect.poll(drawn).toContain('3.10')
  await expect.poll(drawn).not.toContain('1.1')
})
