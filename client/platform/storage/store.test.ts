import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a change reaches every listener until it stops', () => {
  const store = createStore(1)
  const first = vi.fn()
  const second = vi.fn()
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  stop()
  store.set(3)
  expect([store.current(), first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1, 2])
})

test('the same value again is no change', () => {
  const store = createStore('same')
  const listener = vi.fn()
  store.subscribe(listener)
  store.set('same')
  expect(listener).not.toHaveBeenCalled()
})

test('a store is connected only while somebody listens', () => {
  const disconnect = vi.fn()
  const connect = vi.fn(() => disconnect)
  const store = createStore(0, connect)
  expect(connect).not.toHaveBeenCalled()
  const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
  expect(connect).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
  stops[0]?.()
  expect(disconnect).toHaveBeenCalledOnce()
})
