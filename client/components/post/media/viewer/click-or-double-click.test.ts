import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clickOrDoubleClick } from './click-or-double-click.ts'

const onClick = vi.fn()
const onDoubleClick = vi.fn<(point: number) => void>()

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('a single click counts once no second one has followed', () => {
  clickOrDoubleClick(onClick, onDoubleClick)(1)
  expect(onClick).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onDoubleClick).not.toHaveBeenCalled()
})

test('two quick clicks are one double click at the place of the second', () => {
  const listener = clickOrDoubleClick(onClick, onDoubleClick)
  listener(1)
  vi.advanceTimersByTime(200)
  listener(2)
  vi.runAllTimers()
  expect(onDoubleClick).toHaveBeenCalledExactlyOnceWith(2)
  expect(onClick).not.toHaveBeenCalled()
})

test('two slow clicks are two single clicks', () => {
  const listener = clickOrDoubleClick(onClick, onDoubleClick)
  listener(1)
  vi.advanceTimersByTime(400)
  listener(2)
  vi.runAllTimers()
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(onDoubleClick).not.toHaveBeenCalled()
})
