/**
 * Measures how long it takes to find something among the posts that a device has read: to prepare them when
 * the search is opened, and to go through them for each search.
 */
import { parse } from 'valibot'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { personEntry, postEntry } from '#domain/find/entry.ts'
import { findHere, type ReadHere } from '#domain/find/find.ts'
import { readFindQuery } from '#domain/find/query.ts'
import { figure, median, printTable } from './table.ts'

const WORDS = 'rain tea heron garden Crème brûlée window کتاب باران river bicycle letter morning'.split(' ')
const SEARCHES = [
  'heron',
  'heron letter nothing',
  'from:person7 has:media',
  'after:2026-02 before:2026-03 #garden',
  '"tea rain"',
]

/** Prints the medians, in milliseconds. */
export function run({ rounds, posts: count = 5_000 }: { rounds: number; posts?: number }) {
  const posts = Array.from({ length: count }, (_, number) => madeUpPost(number))
  const people = Array.from({ length: 500 }, (_, number) => madeUpPerson(number))
  const times = new Map<string, number[]>()
  const measured = <Result>(name: string, work: () => Result): Result => {
    const start = performance.now()
    const result = work()
    times.set(name, [...(times.get(name) ?? []), performance.now() - start])
    return result
  }
  for (let round = 0; round < rounds; round++) {
    const here: ReadHere = measured('prepare', () => ({
      posts: posts.map(postEntry),
      people: people.map(personEntry),
    }))
    for (const text of SEARCHES) {
      measured(text, () => {
        const query = readFindQuery(text)
        return query && findHere(here, query)
      })
    }
  }
  console.log(`\nFind among ${count} posts, ${rounds} rounds, ms`)
  printTable(
    ['', 'median'],
    [...times].map(([name, list]) => [name, figure(median(list))]),
  )
  return times
}

const madeUpPerson = (number: number) =>
  parse(Account, {
    id: `person ${number}`,
    username: `person${number}`,
    acct: `person${number}@town${number % 9}.example`,
    display_name: `Person Numéro ${number}`,
  })

function madeUpPost(number: number): Post {
  const words = Array.from({ length: 60 }, (_, at) => WORDS[(number * 7 + at * at) % WORDS.length])
  return parse(Post, {
    id: `post ${number}`,
    account: madeUpPerson(number % 500),
    visibility: 'public',
    created_at: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
    content: `<p>${words.join(' ')}</p><p>A <a href="https://tea.example/${number}">link</a></p>`,
    tags: number % 3 === 0 ? [{ name: 'garden', url: 'https://town.example/tag/garden' }] : [],
    media_attachments: number % 4 === 0 ? [{ id: 'f', type: 'image', url: '', description: 'A heron' }] : [],
  })
}
