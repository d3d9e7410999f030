import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})

/** A page that was just opened: nothing in memory but what is stored. */
const openPage = () => import('./image-sizes.ts')
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

const CAT = 'https://kith.example/media/cat.png'
const SIZE = { width: 600, height: 400 }

test('a size is known at once, and by the next page', async () => {
  const first = await openPage()
  expect(first.recallImageSize(CAT)).toBeNull()
  first.rememberImageSize(CAT, SIZE)
  expect(first.recallImageSize(CAT)).toEqual(SIZE)
  leavePage()
  vi.resetModules()
  expect((await openPage()).recallImageSize(CAT)).toEqual(SIZE)
})

test('nothing is written before the page is left, and no address ever', async () => {
  const { rememberImageSize } = await openPage()
  rememberImageSize(CAT, SIZE)
  expect(localStorage.getItem(KEYS.imageSizes)).toBeNull()
  leavePage()
  expect(localStorage.getItem(KEYS.imageSizes)).toMatch(/^\[\["\w+",600,400\]\]$/)
})

test('the oldest of more than five hundred are forgotten', async () => {
  const { rememberImageSize } = await openPage()
  for (let number = 0; number < 501; number += 1) rememberImageSize(`${CAT}?${number}`, SIZE)
  leavePage()
  vi.resetModules()
  const { recallImageSize } = await openPage()
  expect(recallImageSize(`${CAT}?0`)).toBeNull()
  expect(recallImageSize(`${CAT}?1`)).toEqual(SIZE)
  expect(recallImageSize(`${CAT}?500`)).toEqual(SIZE)
})

test('what another tab has written stays', async () => {
  const { rememberImageSize } = await openPage()
  rememberImageSize(CAT, SIZE)
  localStorage.setItem(KEYS.imageSizes, '[["other",1,2]]')
  leavePage()
  expect(JSON.parse(localStorage.getItem(KEYS.imageSizes) ?? '')).toHaveLength(2)
})

test('after signing out nothing comes back by itself', async () => {
  const { rememberImageSize } = await openPage()
  rememberImageSize(CAT, SIZE)
  leavePage()
  localStorage.clear()
  leavePage()
  expect(localStorage.getItem(KEYS.imageSizes)).toBeNull()
})

test('a drawing without a size is not remembered', async () => {
  const { rememberImageSize, recallImageSize } = await openPage()
  rememberImageSize(CAT, { width: 0, height: 0 })
  expect(recallImageSize(CAT)).toBeNull()
})

test.each(['{', '7', '[[1,2,3],["a",0,1],["b","1"],null,["c",-1,1]]'])(
  '%s is not believed',
  async (stored) => {
    localStorage.setItem(KEYS.imageSizes, stored)
    const { recallImageSize, rememberImageSize } = await openPage()
    expect(recallImageSize(CAT)).toBeNull()
    rememberImageSize(CAT, SIZE)
    leavePage()
    expect(JSON.parse(localStorage.getItem(KEYS.imageSizes) ?? '')).toHaveLength(1)
  },
)
