import { expect, test, vi } from 'vitest'
import { closeOnBack } from './close-on-back.ts'

const PAGE = { place: 'the page below' }
const COVERED = { ...PAGE, covered: true }

/** Waits until the history is at the entry of a cover, or of the page. */
const isAt = (entry: object) => expect.poll(() => history.state).toEqual(entry)

/** Presses Back, which closes nothing but one cover. */
async function goBack(onClose: () => void): Promise<void> {
  history.back()
  await expect.poll(() => vi.mocked(onClose).mock.calls.length).toBe(1)
}

// docs/spec/navigation.md#back-closes-what-lies-on-top
test('Back closes what is on top, and what is closed otherwise takes its entry with it', async () => {
  history.pushState(PAGE, '')
  const [onMenu, onQuestion] = [vi.fn(), vi.fn()]
  const closeMenu = closeOnBack(onMenu)
  closeOnBack(onQuestion)
  await goBack(onQuestion)
  await isAt(COVERED)
  closeMenu()
  await isAt(PAGE)
  expect(onMenu).not.toHaveBeenCalled()
})

// docs/spec/navigation.md#back-closes-what-lies-on-top
test('what opens as soon as something else is closed uses its entry', async () => {
  history.pushState(PAGE, '')
  closeOnBack(vi.fn())()
  const before = history.length
  const onClose = vi.fn()
  closeOnBack(onClose)
  expect(history.length).toBe(before)
  await isAt(COVERED)
  await goBack(onClose)
  await isAt(PAGE)
})

// docs/spec/navigation.md#back-closes-what-lies-on-top
test.each([1, 2])(
  'what opens while the entry of something else is being left gets its own: %i covers',
  async (count) => {
    history.pushState(PAGE, '')
    closeOnBack(vi.fn())()
    await Promise.resolve() // the way back has begun
    const entry = window.navigation.currentEntry?.key
    const covers = Array.from({ length: count }, () => vi.fn())
    for (const onClose of covers) closeOnBack(onClose)
    await expect.poll(() => window.navigation.currentEntry?.key).not.toBe(entry)
    for (const onClose of covers.toReversed()) {
      await isAt(COVERED)
      expect(onClose).not.toHaveBeenCalled()
      await goBack(onClose)
    }
    await isAt(PAGE)
  },
)

// docs/spec/navigation.md#back-closes-what-lies-on-top
test('what opens and closes while an entry is being left has none', async () => {
  history.pushState(PAGE, '')
  closeOnBack(vi.fn())()
  await Promise.resolve() // the way back has begun
  const [onMenu, onQuestion] = [vi.fn(), vi.fn()]
  closeOnBack(onMenu)()
  await isAt(PAGE)
  closeOnBack(onQuestion)
  await isAt(COVERED)
  await goBack(onQuestion)
  await isAt(PAGE)
  expect(onMenu).not.toHaveBeenCalled()
})

// docs/spec/navigation.md#back-closes-what-lies-on-top
test('what waits for its entry gets one beside what has taken that of a closed cover', async () => {
  history.pushState(PAGE, '')
  const closeBelow = closeOnBack(vi.fn())
  closeOnBack(vi.fn())()
  await Promise.resolve() // the way back from the upper one has begun
  const [onFirst, onSecond] = [vi.fn(), vi.fn()]
  const entry = window.navigation.currentEntry?.key
  closeOnBack(onFirst)
  closeBelow()
  closeOnBack(onSecond)
  await expect.poll(() => window.navigation.currentEntry?.key).not.toBe(entry)
  await isAt(COVERED)
  await goBack(onSecond)
  await isAt(COVERED)
  await goBack(onFirst)
  await isAt(PAGE)
})
