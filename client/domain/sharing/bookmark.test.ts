import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shareBookmark } from './bookmark.ts'

// docs/spec/writing.md#what-others-share
test('the bookmark opens the page with the title, the selected words and the address, whatever is in them', () => {
  const opened: string[] = []
  runInNewContext(shareBookmark('https://kith.example').replace(/^javascript:/, ''), {
    open: (address: string) => opened.push(address),
    URLSearchParams,
    document: { title: 'Tea & “cake” #1' },
    getSelection: () => 'two\nlines',
    location: { href: 'https://a.example/?q=1&r=2' },
  })
  const [address = ''] = opened
  expect(address.startsWith('https://kith.example/share?')).toBe(true)
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    title: 'Tea & “cake” #1',
    text: 'two\nlines',
    url: 'https://a.example/?q=1&r=2',
  })
})
