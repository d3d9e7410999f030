import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type EditorEvent, type EditorState, nextState } from './editor-state.ts'

interface Content {
  text: string
}

const content = { text: 'one' }
const other = { text: 'other' }

const STATES: EditorState<Content>[] = [
  { stage: 'closed' },
  { stage: 'elsewhere', content: null },
  { stage: 'reading', content, changes: [] },
  { stage: 'unreadable', content, changes: [] },
  { stage: 'writing', content, restored: null, problem: 'why' },
  { stage: 'publishing', content, attempt: 'this' },
]

const EVENTS: EditorEvent<Content>[] = [
  { type: 'opened', content: other, isWhole: true },
  { type: 'opened', content: other, isWhole: false },
  { type: 'read', content: other, restored: null },
  { type: 'read failed' },
  { type: 'went on', start: other },
  { type: 'changed', change: { text: 'two' } },
  { type: 'replaced', content: other, restored: null },
  { type: 'dismissed' },
  { type: 'published', attempt: 'this' },
  { type: 'left', attempt: 'this', content: other },
  { type: 'refused', attempt: 'this', content: other, problem: 'no' },
  { type: 'lost' },
  { type: 'followed', content: other },
  { type: 'gained' },
  { type: 'closed' },
]

/** Every change that really happens, as `from --> to: event`. */
const changes = STATES.flatMap((state) =>
  EVENTS.flatMap((event) => {
    const next = nextState(state, event)
    return next === state ? [] : [`${state.stage} --> ${next.stage}: ${event.type}`]
  }),
)

test('the diagram in docs/writing.md is the code', () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readFileSync('docs/writing.md', 'utf8')) ?? []
  const drawn = [...diagram.matchAll(/^\s+(\w+ --> \w+: [a-z ]+?)(?: \(.*\))?$/gm)].map(([, edge]) => edge)
  expect(drawn.length).toBeGreaterThan(20)
  expect([...new Set(drawn)].sort()).toEqual([...new Set(changes)].sort())
})

test('what is written while the rest is read is done to the whole', () => {
  const reading = nextState<Content>(
    { stage: 'reading', content, changes: [] },
    { type: 'changed', change: (now) => ({ text: `${now.text}!` }) },
  )
  expect(nextState(reading, { type: 'read', content: other, restored: 'current' })).toEqual({
    stage: 'writing',
    content: { text: 'other!' },
    restored: 'current',
    problem: null,
  })
})

test.each(['left', 'refused'] as const)('another try that was %s changes nothing', (type) => {
  const publishing: EditorState<Content> = { stage: 'publishing', content, attempt: 'this' }
  expect(nextState(publishing, { type, attempt: 'another', content: other, problem: null })).toBe(publishing)
})

// docs/spec/writing.md#no-changes-while-sending
test('while it is on its way nothing changes it', () => {
  const publishing: EditorState<Content> = { stage: 'publishing', content, attempt: 'this' }
  expect(nextState(publishing, { type: 'changed', change: other })).toBe(publishing)
})
