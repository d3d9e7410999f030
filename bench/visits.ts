/**
 * Measures what people wait for: each visit in a browser that has just been started, over HTTPS and HTTP/2,
 * with a service worker that has to start first. A Like is pressed as soon as it is seen.
 */
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { CONTESTANTS, prepareContestants } from './contestants.ts'
import { buildNext } from './next-build.ts'
import { type Running, signIn, startServer } from './server.ts'
import { figure, median, printTable, ratio } from './table.ts'
import { openTrain } from './train.ts'
import { type Contestant, METRICS, type Metric, measure, type Stage, type Visit } from './visit.ts'
import { readHome } from './visitor.ts'

const HOME = { kith: CONTESTANTS.kith, floor: CONTESTANTS.floor, static: CONTESTANTS.static }

const VISITS: Record<string, Visit> = {
  'a guest opens a shared post': {
    who: 'guest',
    paths: { kith: '/post/{post}', floor: '/floor.html?posts=/api/v1/statuses/{post}/thread' },
  },
  'a guest opens a profile': {
    who: 'guest',
    paths: { kith: '/@bob', floor: '/floor.html?posts=/api/v1/accounts/{account}/statuses' },
  },
  // The floor has nothing to sign in with: its Home is there as a measure.
  'somebody signs in': { who: 'new', paths: { kith: '/', floor: HOME.floor }, begins: 'sign in' },
  'Home, cold': { who: 'new', paths: HOME },
  'Home the next day': { who: 'returning', paths: HOME },
  'Home with a new build': { who: 'returning', paths: HOME, isNewBuild: true },
  'Home loaded again': { who: 'returning', paths: HOME, begins: 'reload' },
}

/** `folders` are other builds of this client, measured too; `only` chooses visits by words of their names. */
export async function run({
  rounds,
  plain = false,
  folders = [],
  only = '',
}: {
  rounds: number
  plain?: boolean
  folders?: string[]
  only?: string
}): Promise<void> {
  const visits = Object.entries(VISITS).filter(([name]) => name.includes(only))
  const stage = await setUp(plain, folders)
  const { contestants } = stage
  const results = new Map<string, Partial<Record<Metric, number>>[]>()
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, visit] of visits) {
        for (const isSlow of [false, true]) {
          for (const contestant of round % 2 ? contestants : contestants.toReversed()) {
            if (visit.paths[contestant.page] === undefined) continue
            const result = await measure(stage, visit, contestant, isSlow)
            const key = `${name}${isSlow ? ', slow' : ''} ${contestant.name}`
            // The first round is not counted: the server compresses each file once.
            if (round > 0) results.set(key, [...(results.get(key) ?? []), result])
          }
        }
      }
      console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`)
    }
    report(visits, contestants, results)
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
  const ids = await findIds(current.origin, token)
  const contestants: Contestant[] = []
  const add = async (name: string, page: Contestant['page'], files: Running) => {
    train.takeFilesFrom(files.origin)
    contestants.push({ name, page, files, profile: await readHome(train.origin + HOME[page], token) })
  }
  await add('kith', 'kith', current)
  await add('React floor', 'floor', current)
  await add('static page', 'static', current)
  for (const folder of folders) await add(basename(folder), 'kith', await startServer(folder, ...options))
  return { train, current, next, token, ids, contestants }
}

/** Finds the post and the account that guests open, and the post of which the Like is pressed. */
async function findIds(origin: string, token: string): Promise<Stage['ids']> {
  const headers = { Authorization: `Bearer ${token}` }
  const ask = async (path: string) => (await fetch(`${origin}/api/v1${path}`, { headers })).json()
  const account = await ask('/accounts/lookup?acct=bob')
  const [post] = await ask(`/accounts/${account.id}/statuses?exclude_reblogs=true&exclude_replies=true`)
  const [top] = await ask('/timelines/home?limit=1')
  return { post: post.id, account: account.id, liked: (top.reblog ?? top).id }
}

function report(
  visits: readonly [string, Visit][],
  contestants: readonly Contestant[],
  results: ReadonlyMap<string, readonly Partial<Record<Metric, number>>[]>,
): void {
  for (const [title, { paths }] of visits) {
    const names = contestants.filter(({ page }) => paths[page] !== undefined).map(({ name }) => name)
    for (const name of [title, `${title}, slow`]) {
      const middle = (contestant: string, metric: Metric) =>
        median((results.get(`${name} ${contestant}`) ?? []).flatMap((result) => result[metric] ?? []))
      const rows = METRICS.map((metric) => {
        const values = names.map((contestant) => middle(contestant, metric))
        return [metric, ...values.map(figure), ...values.map((value) => ratio(value, values[1]))]
      })
      console.log(`\n${name}`)
      printTable(['', ...names, ...names.map((contestant) => `${contestant} ÷ floor`)], rows)
    }
  }
}
