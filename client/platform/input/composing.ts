type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Returns a handler of keys that hears of none with which an input method composes words: they mean nothing
 * else then (docs/spec/writing.md#input-methods). Safari ends a composition before it tells of the Enter that
 * has ended it; the code of the key still says so. Every handler of `keydown` is made by this.
 */
export const unlessComposing =
  <Event extends Key | { nativeEvent: Key }>(handle: (event: Event) => unknown) =>
  (event: Event): void => {
    const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
    if (!isComposing && keyCode !== OF_INPUT_METHOD) handle(event)
  }

const OF_INPUT_METHOD = 229
