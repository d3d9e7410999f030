import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchLeftMutations } from './left-mutations.ts'
import { runMutation } from './run-mutation.ts'

// docs/spec/conventions.md#error-texts

const client = new QueryClient()
const tell = vi.fn()
let answers: ((error: Error) => void)[] = []

watchLeftMutations(client, (error) => tell(error.message))

beforeEach(() => {
  tell.mockClear()
  answers = []
})

const mutationFn = () => new Promise<void>((_, reject) => answers.push(reject))

/** Returns an observer with a component that shows it, and what takes this off the page. */
function shown(meta = {}) {
  const observer = new MutationObserver(client, { mutationFn, meta })
  const leave = observer.subscribe(() => undefined)
  const press = async () => {
    const sent = answers.length
    const answered = observer.mutate().catch(() => undefined)
    await vi.waitFor(() => expect(answers).toHaveLength(sent + 1))
    return { refuse: () => refuse(sent, answered) }
  }
  return { press, leave, reset: () => observer.reset() }
}

async function refuse(at: number, answered: Promise<unknown>): Promise<void> {
  answers[at]?.(new Error(`refused ${at}`))
  await answered
}

test('what fails while its component is there is told by the component alone', async () => {
  const { press } = shown()
  await (await press()).refuse()
  expect(tell).not.toHaveBeenCalled()
})

test('what fails after its component has left is told, once', async () => {
  const { press, leave } = shown()
  const { refuse } = await press()
  leave()
  await refuse()
  expect(tell.mock.calls).toEqual([['refused 0']])
})

test('so is what was begun by a component that had left, as by the button of a toast', async () => {
  const { press, leave } = shown()
  leave()
  await (await press()).refuse()
  expect(tell.mock.calls).toEqual([['refused 0']])
})

test('the first of two fails: its component shows the second one only, so the first is told', async () => {
  const { press } = shown()
  const first = await press()
  const second = await press()
  await first.refuse()
  await second.refuse()
  expect(tell.mock.calls).toEqual([['refused 0']])
})

test('so is one whose component was told to forget it, because somebody has typed on', async () => {
  const { press, reset } = shown()
  const { refuse } = await press()
  reset()
  await refuse()
  expect(tell.mock.calls).toEqual([['refused 0']])
})

test('a quiet one says nothing, and one without any component tells by itself', async () => {
  const { press, leave } = shown({ isQuiet: true })
  const { refuse } = await press()
  leave()
  await refuse()
  const running = runMutation(client, { mutationFn }, undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(new Error('refused'))
  await expect(running).rejects.toThrow('refused')
  expect(tell).not.toHaveBeenCalled()
})
