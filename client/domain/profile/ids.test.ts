import { expect, test } from 'vitest'
import { requestableIds } from './ids.ts'

const ANN = '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b'
const BEN = '0198F1C2-7C3A-7E10-9A4B-6B1F0D1E2A3C'

// docs/spec/relationships.md#looking-up-relationships
test.each([
  ['each once', [ANN, BEN, ANN], [ANN, BEN]],
  ['without what is no UUID', ['', ANN, '12', '../x', `${ANN}0`, BEN], [ANN, BEN]],
  ['numbers, where the server has nothing else', ['12', '7', '12'], ['12', '7']],
  ['nobody', [], []],
])('%s', (_, ids, asked) => {
  expect(requestableIds(ids)).toEqual(asked)
})
