/** Tests docs/spec/writing.md#input-methods. */
import { expect, test } from 'vitest'
import { unlessComposing } from './composing.ts'

// docs/spec/writing.md#input-methods
test.each([
  ['nothing while words are composed', { isComposing: true, keyCode: 229 }, 0],
  ['nothing of the Enter that has ended a composition, in Safari', { isComposing: false, keyCode: 229 }, 0],
  ['of somebody who types', { isComposing: false, keyCode: 13 }, 1],
])('a handler of keys hears %s, whether of React or of the browser', (_, key, times) => {
  const heard: object[] = []
  unlessComposing((event: typeof key) => heard.push(event))(key)
  expect(heard).toHaveLength(times)
  unlessComposing((event: { nativeEvent: typeof key }) => heard.push(event))({ nativeEvent: key })
  expect(heard).toHaveLength(2 * times)
})
