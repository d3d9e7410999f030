/**
 * Measures what fifty filters cost for each page of twenty posts, of two thousand
 * (docs/spec/filters.md#what-filters-cost).
 */
import { parse } from 'valibot'
import { FILTER_KINDS, type FilterKind, type NamedFilter } from '../client/domain/filter/filter.ts'
import { readyFilters, verdictOn } from '../client/domain/filter/verdict.ts'
import { Post } from '../contract/entities/post.ts'
import { figure, median, printTable } from './table.ts'

const POSTS = 2_000
const FILTERS = 50
const PAGE = 20
const WORDS = 'the kettle sings while rain falls über den Garten و باران می‌بارد 雨が降る again'.split(' ')
const PLACE = { viewerId: 'me', host: 'kith.example' }

const textOf = (index: number) =>
  Array.from({ length: 80 }, (_, at) => WORDS[(index * 7 + at * 3) % WORDS.length]).join(' ')

const posts = () =>
  Array.from({ length: POSTS }, (_, index) =>
    parse(Post, {
      id: `${index}`,
      account: {
        id: `${index % 90}`,
        username: `person${index % 90}`,
        acct: `person${index % 90}@meadow.example`,
      },
      content: `<p>${textOf(index)}</p><p><a href="https://meadow.example/tag/rain">#<span>rain</span></a></p>`,
      tags: [{ name: 'rain', url: '' }],
      language: 'en',
    }),
  )

const filterOf = (kind: FilterKind, index: number): NamedFilter => ({
  name: `filter:${index}`,
  kind,
  value: kind === 'undescribed' ? '' : `nothing ${index}`,
  action: 'fold',
  until: null,
})

const CASES: Record<string, (index: number) => FilterKind> = {
  'words only': () => 'word',
  'of all kinds': (index) => FILTER_KINDS[index % FILTER_KINDS.length] ?? 'word',
}

/** Prints how long a page takes that is judged for the first time, and again. */
export function run({ rounds }: { rounds: number }) {
  const rows = Object.entries(CASES).map(([name, kindOf]) => {
    const filters = readyFilters(
      Array.from({ length: FILTERS }, (_, index) => filterOf(kindOf(index), index)),
      0,
    )
    const [first, again]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const entries = posts()
      for (const times of [first, again]) {
        const begun = performance.now()
        for (const entry of entries) verdictOn(entry, filters, PLACE)
        times.push(((performance.now() - begun) / POSTS) * PAGE)
      }
    }
    return [name, figure(median(first)), figure(median(again))]
  })
  printTable([`${FILTERS} filters`, 'a page, ms', 'again, ms'], rows)
}
