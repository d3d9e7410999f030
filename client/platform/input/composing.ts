/**
 * Returns whether a key belongs to an input method that composes words: it means nothing else then
 * (docs/spec/writing.md#input-methods). Safari ends a composition before it tells of the Enter that has ended
 * it; the code of the key still says so.
 */
export const isForInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === OF_INPUT_METHOD

const OF_INPUT_METHOD = 229
