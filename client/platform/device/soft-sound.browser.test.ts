/** Tests docs/spec/notifications.md#a-soft-sound. */
import { afterEach, expect, test, vi } from 'vitest'
import { playSoftSound } from './soft-sound.ts'

afterEach(() => vi.restoreAllMocks())

function listen({ isAllowed }: { isAllowed: boolean }) {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(isAllowed)
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  const closed = vi.spyOn(AudioContext.prototype, 'close')
  const resumed = vi.spyOn(AudioContext.prototype, 'resume')
  return { started, closed, resumed }
}

// docs/spec/notifications.md#a-soft-sound
test('two notes are played, and nothing stays', async () => {
  const { started, closed, resumed } = listen({ isAllowed: true })
  resumed.mockResolvedValue()
  // Without loudspeakers no note ends by itself.
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(function (this: OscillatorNode) {
    queueMicrotask(() => this.dispatchEvent(new Event('ended')))
  })
  await playSoftSound()
  expect(started).toHaveBeenCalledTimes(2)
  expect(closed).toHaveBeenCalledOnce()
})

// docs/spec/notifications.md#a-soft-sound
test('where nothing was pressed yet there is no sound', async () => {
  const { started, resumed } = listen({ isAllowed: false })
  await playSoftSound()
  expect(resumed).not.toHaveBeenCalled()
  expect(started).not.toHaveBeenCalled()
})

// docs/spec/notifications.md#a-soft-sound
test('a browser that does not let the sound begin is left alone, and says so nowhere else', async () => {
  const { started, closed, resumed } = listen({ isAllowed: true })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  resumed.mockReturnValue(new Promise(() => {}))
  await playSoftSound()
  expect(started).not.toHaveBeenCalled()
  expect(closed).toHaveBeenCalledOnce()
  expect(warned).toHaveBeenCalledOnce()
})
