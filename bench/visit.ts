/** Measures one visit of one page. */
import { cp, rm } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Contestant as PageName } from './contestants.ts'
import { slowProcessor } from './reader.ts'
import type { Running } from './server.ts'
import type { Train } from './train.ts'
import { newProfile, openBrowser } from './visitor.ts'
import { type Mark, watchVisit } from './watch-visit.ts'
import { countWork } from './work.ts'

/** A visit that begins with an address, with the password on the landing page, or with a reload. */
export interface Visit {
  /** A guest, somebody who has just signed in, or somebody who has read Home here before. */
  who: 'guest' | 'new' | 'returning'
  /** `{post}` and `{account}` stand for ids. */
  paths: Partial<Record<PageName, string>>
  begins?: 'sign in' | 'reload'
  /** Another build stands on the server than the one that was visited. */
  isNewBuild?: boolean
}

/** Times in milliseconds from the beginning of the visit, sizes in kB. */
export const METRICS = [
  'first paint',
  'first post',
  'window full',
  'first press answered',
  '20 posts',
  'answers before',
  'long tasks',
  'blocking time',
  'main thread',
  'shift',
  'kB received',
  'requests',
] as const
export type Metric = (typeof METRICS)[number]

/** How long a visit is followed, in milliseconds. */
const VISIT_TIMEOUT_MS = 20_000

export interface Contestant {
  name: string
  page: PageName
  /** The server that has its files. */
  files: Running
  /** The folder of a browser's profile in which its Home was read. */
  profile: string
}

export interface Stage {
  train: Train
  /** The server that answers. */
  current: Running
  /** The one that has the next build of this client. */
  next: Running
  token: string
  ids: { post: string; account: string; liked: string }
  contestants: Contestant[]
}

/** Visits a page with a browser of its own. A mark that does not come in time is left out. */
export async function measure(
  stage: Stage,
  visit: Visit,
  contestant: Contestant,
  isSlow: boolean,
): Promise<Partial<Record<Metric, number>>> {
  const { train, ids, token } = stage
  const { page: kind } = contestant
  const profile = await newProfile()
  if (visit.who === 'returning') await cp(contestant.profile, profile, { recursive: true })
  await takeBackLike(stage)
  train.takeFilesFrom((visit.isNewBuild && kind === 'kith' ? stage.next : contestant.files).origin)
  const signsIn = visit.begins === 'sign in' && kind === 'kith'
  const context = await openBrowser(profile, visit.who === 'guest' || signsIn ? null : token)
  try {
    const page = await context.newPage()
    const pressed: Mark[] = kind === 'static' ? [] : ['answered']
    const path = visit.paths[kind]?.replace('{post}', ids.post).replace('{account}', ids.account)
    const waited: Mark[] = visit.who === 'guest' ? ['first'] : ['twenty', ...pressed]
    const begin = {
      address: () => page.goto(train.origin + path, { waitUntil: 'commit' }),
      reload: () => page.reload({ waitUntil: 'commit' }),
      'sign in': () => page.keyboard.press('Enter'),
    }
    if (visit.begins === 'reload') await openAndRest(page, train.origin + path)
    if (signsIn) await typePassword(page, train.origin + path)
    else await page.addInitScript(watchVisit)
    const how = visit.begins === 'sign in' && !signsIn ? 'address' : (visit.begins ?? 'address')
    return await follow(page, begin[how], waited, () => train.slow(isSlow), isSlow)
  } finally {
    train.slow(false)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Every visit begins with a post that is not liked, as the stored pages show it. */
async function takeBackLike({ current, token, ids }: Stage): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${current.origin}/api/v1/statuses/${ids.liked}/unfavourite`, { method: 'POST', headers })
}

async function openAndRest(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('article').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
}

async function typePassword(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchVisit)
  await page.goto(address)
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await page.waitForLoadState('networkidle')
}

/** Follows a visit from its beginning until everything is there that is measured. */
async function follow(
  page: Page,
  begin: () => Promise<unknown>,
  waited: readonly Mark[],
  slowWire: () => void,
  isSlow: boolean,
): Promise<Partial<Record<Metric, number>>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const traffic = countTraffic(session)
  if (isSlow) await slowProcessor(session)
  slowWire()
  const until = await whenSaid(session)
  const work = await countWork(session)
  await begin()
  for (const mark of waited) {
    if (!(await until(mark))) console.warn(`${page.url()} did not come to "${mark}"${isSlow ? ', slow' : ''}`)
  }
  await page.waitForLoadState('networkidle')
  const { marks, longTasks, shift, answersBefore } = await page.evaluate(() => window.visit)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const { 'main thread, ms': mainThread } = await work()
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const found = {
    'first paint': paint,
    'first post': marks.first,
    'window full': marks.full,
    'first press answered': marks.answered,
    '20 posts': marks.twenty,
    'answers before': answersBefore,
    'long tasks': sum(longTasks),
    'blocking time': sum(longTasks.map((duration) => duration - 50)),
    'main thread': mainThread,
    shift,
    'kB received': traffic.bytes / 1_000,
    requests: traffic.requests,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1
  })
  return traffic
}

/**
 * Returns a function that waits until the page says a mark, and returns whether it did in time. To ask the
 * page instead would put 330 kB of the test runner's own script into it, which takes 15 ms.
 */
async function whenSaid(session: CDPSession): Promise<(mark: Mark) => Promise<boolean>> {
  const said = new Set<string>()
  let look = () => {}
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'sayMark' })
  session.on('Runtime.bindingCalled', ({ payload }) => {
    said.add(payload)
    look()
  })
  return (mark) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), VISIT_TIMEOUT_MS)
      look = () => {
        if (!said.has(mark)) return
        clearTimeout(timer)
        resolve(true)
      }
      look()
    })
}
