/** Tests docs/spec/posts.md#what-a-press-on-a-card-means. */
import { expect, test } from 'vitest'
import { type CardPress, pressMeaning } from './card-press.ts'

const PLAIN: CardPress = {
  button: 'main',
  count: 1,
  asksForTab: false,
  asksForElse: false,
  selection: 'none',
  closes: false,
  maySelect: false,
}

// docs/spec/posts.md#what-a-press-on-a-card-means
test.each<[name: string, press: Partial<CardPress>, means: ReturnType<typeof pressMeaning>]>([
  ['a press beside the words, or with a finger', {}, 'open'],
  ['a press with a mouse on words', { maySelect: true }, 'open_unless_pressed_again'],
  ['a double click', { count: 2, maySelect: true, selection: 'made' }, 'nothing'],
  ['a double click that selects nothing', { count: 2 }, 'nothing'],
  ['a triple click', { count: 3, maySelect: true, selection: 'made' }, 'nothing'],
  ['dragging over words', { maySelect: true, selection: 'made' }, 'nothing'],
  ['dragging with Ctrl', { maySelect: true, selection: 'made', asksForTab: true }, 'nothing'],
  ['a press that ends a selection', { selection: 'ended', maySelect: true }, 'nothing'],
  ['a press on what is selected', { selection: 'kept', maySelect: true }, 'nothing'],
  ['Ctrl', { asksForTab: true, maySelect: true }, 'open_in_tab'],
  ['Ctrl while words are selected', { asksForTab: true, selection: 'kept' }, 'open_in_tab'],
  ['Ctrl where that ends the selection', { asksForTab: true, selection: 'ended' }, 'open_in_tab'],
  ['the middle button', { button: 'middle', selection: 'kept' }, 'open_in_tab'],
  ['a double click with Ctrl', { asksForTab: true, count: 2 }, 'nothing'],
  ['Shift', { asksForElse: true }, 'nothing'],
  ['another button', { button: 'other' }, 'nothing'],
  ['a press beside a menu', { closes: true }, 'nothing'],
  ['a press with Ctrl beside a menu', { closes: true, asksForTab: true }, 'nothing'],
])('%s', (_, press, means) => {
  expect(pressMeaning({ ...PLAIN, ...press })).toBe(means)
})
