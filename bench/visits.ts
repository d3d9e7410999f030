/**
 * Measures what people wait for: each visit in a browser that has just been started, over HTTPS and HTTP/2,
 * with a service worker that has to start first. A Like is pressed as soon as it is seen.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { buildNext } from './next-build.ts'
import { leave, slowProcessor } from './reader.ts'
import { type Running, signIn, startServer } from './server.ts'
import { figure, median, printTable, ratio } from './table.ts'
import { openTrain, type Train } from './train.ts'
import { type Marks, watchVisit } from './watch-visit.ts'
import { countWork } from './work.ts'

/** A visitor: a guest, somebody who has just signed in, or somebody who has read Home here before. */
type Who = 'guest' | 'new' | 'returning'

/** A visit that begins with an address. */
interface Visit {
  who: Who
  /** The paths of this client and of the floor; `{post}` and `{account}` stand for ids. */
  kith: string
  floor: string
  /** Another build stands on the server than the one that was visited. */
  isNewBuild?: boolean
}

const HOME_OF_FLOOR = '/floor.html'

const VISITS: Record<string, Visit> = {
  'a guest opens a shared post': {
    who: 'guest',
    kith: '/post/{post}',
    floor: '/floor.html?posts=/api/v1/statuses/{post}/thread',
  },
  'a guest opens a profile': {
    who: 'guest',
    kith: '/@bob',
    floor: '/floor.html?posts=/api/v1/accounts/{account}/statuses',
  },
  'Home, cold': { who: 'new', kith: '/home', floor: HOME_OF_FLOOR },
  'Home the next day': { who: 'returning', kith: '/home', floor: HOME_OF_FLOOR },
  'Home with a new build': { who: 'returning', kith: '/home', floor: HOME_OF_FLOOR, isNewBuild: true },
}

const METRICS = [
  'first paint',
  'first post',
  'window full',
  'first press answered',
  '20 posts',
  'long tasks',
  'main thread',
  'shift',
  'kB received',
  'requests',
] as const
type Metric = (typeof METRICS)[number]
type Result = Partial<Record<Metric, number>>

/** How long a visit is followed, in milliseconds. */
const VISIT_TIMEOUT_MS = 20_000

interface Contestant {
  name: string
  page: 'kith' | 'floor'
  /** The server that has its files. */
  files: Running
  /** The folder of a browser's profile in which its Home was read. */
  profile: string
}

interface Stage {
  train: Train
  /** The server that answers. */
  current: Running
  /** The one that has the next build of this client. */
  next: Running
  token: string
  ids: { post: string; account: string; liked: string }
  contestants: Contestant[]
}

/** `folders` are other builds of this client, which are measured too. */
export async function run({
  rounds,
  plain = false,
  folders = [],
}: {
  rounds: number
  plain?: boolean
  folders?: string[]
}): Promise<void> {
  const stage = await setUp(plain, folders)
  const { contestants } = stage
  const results = new Map<string, Result[]>()
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, visit] of Object.entries(VISITS)) {
        for (const isSlow of [false, true]) {
          for (const contestant of round % 2 ? contestants : contestants.toReversed()) {
            const result = await measure(stage, visit, contestant, isSlow)
            const key = `${name}${isSlow ? ', slow' : ''} ${contestant.name}`
            // The first round is not counted: the server compresses each file once.
            if (round > 0) results.set(key, [...(results.get(key) ?? []), result])
          }
        }
      }
      console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`)
    }
    report(
      contestants.map(({ name }) => name),
      results,
    )
  } finally {
    stage.train.stop()
    const servers = new Set([stage.current, stage.next, ...contestants.map(({ files }) => files)])
    await Promise.all([...servers].map((server) => server.stop()))
    for (const { profile } of contestants) await rm(profile, { recursive: true, force: true })
  }
}

async function setUp(plain: boolean, folders: string[]): Promise<Stage> {
  const folder = await prepareContestants()
  const options = plain ? ['--plain'] : []
  const [current, next] = [
    await startServer(folder, ...options),
    await startServer(await buildNext(), ...options),
  ]
  const train = await openTrain(current.origin)
  const token = await signIn(current.origin)
  const ask = async (path: string) => {
    const answer = await fetch(current.origin + path, { headers: { Authorization: `Bearer ${token}` } })
    return answer.json()
  }
  const account = await ask('/api/v1/accounts/lookup?acct=bob')
  const [post] = await ask(
    `/api/v1/accounts/${account.id}/statuses?exclude_reblogs=true&exclude_replies=true`,
  )
  const [top] = await ask('/api/v1/timelines/home?limit=1')
  const ids = { post: post.id, account: account.id, liked: (top.reblog ?? top).id }
  const contestants: Contestant[] = []
  const add = async (name: string, page: Contestant['page'], files: Running) => {
    train.takeFilesFrom(files.origin)
    const profile = await readHome(train, token, page === 'kith' ? '/home' : HOME_OF_FLOOR)
    contestants.push({ name, page, files, profile })
  }
  await add('kith', 'kith', current)
  await add('React floor', 'floor', current)
  for (const folder of folders) await add(basename(folder), 'kith', await startServer(folder, ...options))
  return { train, current, next, token, ids, contestants }
}

/** Opens a browser of its own, with a profile. */
async function openBrowser(profile: string, token: string | null): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--ignore-certificate-errors'],
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  })
  if (token !== null) {
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('auth_token', value)
    }, token)
  }
  return context
}

const newProfile = () => mkdtemp(join(tmpdir(), 'kith-visit-'))

/** Reads Home once and leaves it as a reader does. Returns the folder of the browser's profile. */
async function readHome(train: Train, token: string, path: string): Promise<string> {
  const profile = await newProfile()
  const context = await openBrowser(profile, token)
  const page = await context.newPage()
  await page.goto(train.origin + path)
  await page.getByRole('article').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  await leave(page)
  await context.close()
  return profile
}

async function measure(
  stage: Stage,
  visit: Visit,
  { page: kind, files, ...contestant }: Contestant,
  isSlow: boolean,
): Promise<Result> {
  const { train, ids } = stage
  const profile = await newProfile()
  if (visit.who === 'returning') await cp(contestant.profile, profile, { recursive: true })
  await takeBackLike(stage)
  train.takeFilesFrom((visit.isNewBuild && kind === 'kith' ? stage.next : files).origin)
  const context = await openBrowser(profile, visit.who === 'guest' ? null : stage.token)
  try {
    const page = await context.newPage()
    const path = visit[kind].replace('{post}', ids.post).replace('{account}', ids.account)
    return await follow(page, train, path, isSlow, visit.who !== 'guest')
  } finally {
    train.slow(false)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Every visit begins with a post that is not liked, as the kept pages show it. */
async function takeBackLike({ current, token, ids }: Stage): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${current.origin}/api/v1/statuses/${ids.liked}/unfavourite`, { method: 'POST', headers })
}

/** Opens an address and follows the page until everything is there that is measured. */
async function follow(
  page: Page,
  train: Train,
  path: string,
  isSlow: boolean,
  canPress: boolean,
): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let [bytes, requests] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  if (isSlow) await slowProcessor(session)
  train.slow(isSlow)
  await page.addInitScript(watchVisit)
  const work = await countWork(session)
  await page.goto(train.origin + path, { waitUntil: 'commit' })
  await page
    .waitForFunction(
      (presses) => (presses ? window.visit.answered : window.visit.first) !== undefined,
      canPress,
      { timeout: VISIT_TIMEOUT_MS, polling: 200 },
    )
    .catch(() => console.warn(`${path} was not answered in time${isSlow ? ', slow' : ''}`))
  await page.waitForLoadState('networkidle')
  const marks: Marks = await page.evaluate(() => window.visit)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const { 'main thread, ms': mainThread } = await work()
  return {
    ...(paint !== undefined && { 'first paint': paint }),
    ...(marks.first !== undefined && { 'first post': marks.first }),
    ...(marks.full !== undefined && { 'window full': marks.full }),
    ...(marks.answered !== undefined && { 'first press answered': marks.answered }),
    ...(marks.twenty !== undefined && { '20 posts': marks.twenty }),
    'long tasks': marks.longTasks.reduce((sum, duration) => sum + duration, 0),
    'main thread': mainThread,
    shift: marks.shift,
    'kB received': bytes / 1_000,
    requests,
  }
}

function report(names: readonly string[], results: ReadonlyMap<string, readonly Result[]>): void {
  const middle = (key: string, metric: Metric) =>
    median((results.get(key) ?? []).flatMap((result) => result[metric] ?? []))
  for (const name of Object.keys(VISITS).flatMap((each) => [each, `${each}, slow`])) {
    console.log(`\n${name}`)
    const rows = METRICS.map((metric) => {
      const values = names.map((contestant) => middle(`${name} ${contestant}`, metric))
      return [metric, ...values.map(figure), ...values.map((value) => ratio(value, values[1]))]
    })
    printTable(['', ...names, ...names.map((contestant) => `${contestant} ÷ floor`)], rows)
  }
}
