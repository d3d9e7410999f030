/**
 * Shows hostile texts in every field that a server sends, without a policy: nothing runs, nobody else is
 * asked, and no element or attribute is there that may not be (docs/spec/posts.md#content). `npm run
 * test:vectors` shows five thousand in three engines.
 */
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#data/connection/api.ts'
import { SEED } from '#tests/harness/seeded.ts'
import { HOSTILE } from '#tests/hostile/inputs.ts'
import { CLASSICS } from './classics.ts'
import { BLANK, LINKS, TURNED } from './deceits.ts'
import { hostileAddresses, hostileTexts } from './grammar.ts'
import { blankIn, turnedIn, untrueIn } from './judge-deceits.ts'
import { beginVectors, judgeVectors } from './show-vectors.tsx'

const HOST = 'evil.example'
/** As many as two seconds allow. */
const TODAY = 40

const asked: string[] = []
new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name))).observe({
  type: 'resource',
})

beforeAll(async () => {
  connect({ origin: 'https://kith.example', fetch: async () => Response.json({}, { status: 404 }) })
  await beginVectors()
})

const short = Object.values(HOSTILE).flatMap((kind) =>
  kind.map(({ html }) => html).filter((html) => html.length < 500),
)

test.each([
  ['made texts', () => hostileTexts(SEED, TODAY, HOST)],
  ['classics', () => [...CLASSICS, ...short].filter((_, at) => (at + SEED) % 8 === 0)],
])('%s in every field', async (_, texts) => {
  expect(await judgeVectors(texts(), 'texts')).toEqual([])
  expect(asked.filter((address) => new URL(address).host === HOST)).toEqual([])
})

/** A share of a list, another one each day. */
const shareOf = (texts: readonly string[]) => texts.filter((_, at) => (at + SEED) % 20 === 0)

// docs/spec/conventions.md#texts-of-others
test.each([
  ['texts that turn others', TURNED, turnedIn],
  ['texts that cannot be seen', BLANK, blankIn],
] as const)('%s in every field', async (_, texts, deceits) => {
  expect(await judgeVectors(shareOf(texts), 'texts', deceits)).toEqual([])
})

// docs/spec/posts.md#where-a-link-leads
test('links that name another place, and those that do not', async () => {
  expect(await judgeVectors(shareOf(LINKS.map(({ html }) => html)), 'links', untrueIn)).toEqual([])
})

test('addresses of files, pictures and emoji', async () => {
  expect(await judgeVectors(hostileAddresses(SEED, TODAY, HOST), 'addresses')).toEqual([])
})
