/** Holds the picture of docs/reading.md against the stages of a visit. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextStage, STAGES, type VisitEvent } from './visit-stage.ts'

const EVENTS: readonly VisitEvent[] = ['waited', 'drawn as stored', 'drawn', 'confirmed']

test('the diagram in docs/reading.md is the code', () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readFileSync('docs/reading.md', 'utf8')) ?? []
  const drawn = [...diagram.matchAll(/^\s+(\w+ --> \w+: [a-z ]+?)(?: \(.*\))?$/gm)].map(([, edge]) => edge)
  const changes = STAGES.flatMap((stage) =>
    EVENTS.filter((event) => nextStage(stage, event) !== stage).map(
      (event) => `${stage} --> ${nextStage(stage, event)}: ${event}`,
    ),
  )
  expect(drawn.toSorted()).toEqual(changes.toSorted())
})

test('the outline does not come back once the page is drawn', () => {
  expect(nextStage('page', 'waited')).toBe('page')
  expect(nextStage('stored', 'waited')).toBe('stored')
})
