/** Finds words of posts, names and drafts in the files of a browser's profile, for journeys. */
import { expect, type Page } from '@playwright/test'
import { type Found, wordsOnDisk } from '#tests/harness/words-on-disk.ts'
import type { Person } from './people.ts'
import { tokenOf } from './token.ts'

/**
 * The browser's own notes of where somebody was, whose names of pages hold names of people: its history with
 * what it guesses from that, and the tabs that were open. No page can delete them.
 */
const OF_THE_BROWSER =
  /^Default\/(History|Sessions|Top Sites|Favicons|Shortcuts|Network Action Predictor|Visited Links)/

/** Returns what the server answers to somebody, as texts. */
async function read(page: Page, person: Person, paths: readonly string[]): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, person)}` }
  return Promise.all(paths.map(async (path) => (await page.request.get(path, { headers })).text()))
}

/**
 * Returns words of what somebody finds in Home: the beginning of each post, and the name of its author. Those
 * that another person reads too are left out.
 */
export async function wordsOfHome(page: Page, person: Person, other?: Person): Promise<string[]> {
  const home = '/api/v1/timelines/home?limit=20'
  const [answer = '[]'] = await read(page, person, [home])
  const posts: { content: string; account: { display_name: string } }[] = JSON.parse(answer)
  const elsewhere = other ? await read(page, other, [home, '/api/v1/notifications?limit=20']) : []
  const texts = posts.flatMap(({ content }) => /^<p>(\w[\w ,.]{14,30})/.exec(content)?.[1] ?? [])
  expect(texts.length).toBeGreaterThan(5)
  const names = posts.map(({ account }) => account.display_name).filter((name) => name.length > 5)
  expect(names.length).toBeGreaterThan(5)
  const words = [...new Set([...texts, ...names])]
  const only = words.filter((word) => elsewhere.every((text) => !text.includes(word)))
  expect(only.length).toBeGreaterThan(0)
  return only
}

/**
 * Closes a browser when none of its files has anything left any more: it deletes files a moment after the
 * rows that were in them. Expects that closing brings nothing back.
 */
export async function closeWithout(left: () => Found[], close: () => Promise<void>): Promise<void> {
  await expect.poll(left).toEqual([])
  await close()
  expect(left()).toEqual([])
}

/** Returns which words are where in the files of a profile, without those that are the browser's own. */
export const foundOnDisk = (profile: string, words: readonly string[]): Found[] =>
  wordsOnDisk(profile, words).filter(({ file }) => !OF_THE_BROWSER.test(file))
