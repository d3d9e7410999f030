/**
 * `npm test`: installs what is missing, runs every kind of check whatever the others say, and ends with a
 * table. Names as arguments choose some of them: `node scripts/test.mjs types rules`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { clearChaos, printChaos } from './chaos-report.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensurePrograms } from './ensure-programs.mjs'
import { failedTests } from './failed-tests.mjs'
import { startServer } from './foreign-server.mjs'
import { build, install } from './prepare.mjs'
import { ALONE, clearReports, countTests, printReport, REPORTS, reportOf, statsOf } from './reports.mjs'
import { bin, run } from './run.mjs'

/** When more journeys than these fail, it is not because the machine was slow. */
const FEW = 20

const STEPS = {
  build: () => timed(build),
  types: (options) => run(bin('tsc'), [], options),
  lint: (options) => run(bin('biome'), ['ci'], options),
  knip: (options) => run(bin('knip'), [], options),
  browser: (options) => vitest('browser', options),
  rules: (options) => vitest('rules', options),
  state: (options) => vitest('state', options),
  e2e: journeys,
  firefox: (options) => engine('Firefox', options),
  webkit: (options) => engine('WebKit', options),
  long: () =>
    playwright([], {
      KITH_LONG: '1',
      KITH_ROUNDS: '200',
      KITH_PLACES: '40',
      KITH_SOAK_MINUTES: '30',
    }),
  layout: (options) => vitest('browser', options, ['tests/layout'], { KITH_LONG: '1' }, 'layout'),
  shapes: (options) => vitest(['state', 'browser'], options, ['tests/shapes'], { KITH_LONG: '1' }, 'shapes'),
  vectors: (options) => vectors(options),
  insecure: () => playwright(['--project=without HTTPS'], { KITH_INSECURE: '1', KITH_LONG: '1' }, 'insecure'),
  blocked: () => playwright(['blocked-files'], { KITH_BLOCKED: '5' }),
  chaos,
  screenshots: () => playwright([], { KITH_SCREENSHOTS: '1' }, 'screenshots'),
  tour,
  model: (options) =>
    vitest('state', options, ['tests/writing', 'tests/paying'], { KITH_MODEL_RUNS: '5000' }),
  recipes: (options) => vitest('state', options, ['tests/recipes'], { KITH_RECIPES: '1' }, 'recipes'),
  anywhere: () => timed(anywhere),
  money: (options) => money(options),
  wallets: (options) => wallets(options),
  deploy: (options) => deploy(options),
  'deploy-all': (options) => deploy(options, { KITH_LONG: '1' }),
}

/** Says what the tests in each further engine need, and where it comes from. */
const ENGINES = {
  Firefox: {
    programs: process.env.FIREFOX === undefined ? ['firefox-esr'] : [],
    advice: 'On Debian: apt-get install firefox-esr; or name its program in FIREFOX.',
  },
  WebKit: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    advice: 'On Debian: apt-get install webkit2gtk-driver xvfb.',
  },
}

/**
 * These steps run only when they are named: the seeded journeys for longer or whole, and those for real
 * servers.
 */
const ON_REQUEST = [
  'long',
  'layout',
  'shapes',
  'vectors',
  'screenshots',
  'tour',
  'insecure',
  'blocked',
  'chaos',
  'model',
  'recipes',
  'anywhere',
  'money',
  'wallets',
  'deploy-all',
]

/** Steps that run beside each other: only the first of each group shows its output while it runs. */
const GROUPS = [
  ['build', 'types', 'lint', 'knip'],
  ['browser', 'rules', 'state'],
  ['e2e'],
  ['firefox', 'webkit'],
  ['long'],
  ['layout'],
  ['shapes'],
  ['vectors'],
  ['screenshots'],
  ['tour'],
  ['insecure'],
  ['blocked'],
  ['chaos'],
  ['model'],
  ['recipes'],
  ['anywhere'],
  ['money'],
  ['wallets'],
  ['deploy'],
  ['deploy-all'],
]

/** Prepares a step before it runs. */
const NEEDS = {
  state: [ensureKeyPrograms],
  browser: [ensureChromium],
  e2e: [ensureChromium, build],
  firefox: [build],
  webkit: [build],
  long: [ensureChromium, build],
  layout: [ensureChromium],
  shapes: [ensureChromium],
  vectors: [ensureChromium],
  screenshots: [ensureChromium, build],
  tour: [ensureChromium, build],
  insecure: [ensureChromium, build],
  blocked: [ensureChromium, build],
  chaos: [ensureChromium, build],
  recipes: [ensureChromium],
  anywhere: [ensureChromium, build],
  deploy: [ensureChromium, build],
  'deploy-all': [ensureChromium, build],
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`)
  process.exit(1)
}

clearReports()
await install()
const results = []
const isWanted = (name) => (chosen.length > 0 ? chosen.includes(name) : !ON_REQUEST.includes(name))
for (const group of GROUPS) {
  const [shown, ...quiet] = group.filter(isWanted)
  if (shown === undefined) continue
  results.push(...(await Promise.all([runStep(shown), ...quiet.map((name) => runStep(name, 'pipe'))])))
}
printReport(results)

async function runStep(name, stdio = 'inherit') {
  if (stdio === 'inherit') console.log(`\n── ${name}`)
  try {
    for (const prepare of NEEDS[name] ?? []) await prepare()
    const { code, seconds, output } = await STEPS[name]({ stdio })
    if (stdio === 'pipe') console.log(`\n── ${name}\n${output}`)
    return { name, seconds, ...countTests(name, code) }
  } catch (error) {
    console.error(error.message)
    return { name, seconds: 0, passed: 0, failed: 1 }
  }
}

function vitest(projects, options, files = [], env = {}, name = projects) {
  const json = `--outputFile.json=${reportOf(name)}`
  const chosen = [projects].flat().flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', json, ...files]
  return run(bin('vitest'), args, { ...options, env: { ...process.env, ...env } })
}

function playwright(args = [], more = {}, name = 'e2e', options = {}) {
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) }
  return run(bin('playwright'), ['test', ...args, '--reporter=list,json'], { env, ...options })
}

/**
 * Runs the journeys of today. In CI, the few that a crowded machine was too slow for run once more, one after
 * the other.
 */
async function journeys() {
  const today = { KITH_TODAY: '1' }
  const together = await playwright([], today)
  const failed = failedTests([reportOf('e2e')]).length
  const isFew = failed > 0 && failed <= FEW
  if (together.code === 0 || process.env.CI === undefined || !isFew) return together
  const alone = await playwright(['--last-failed', '--workers=1', '--retries=0'], today, ALONE)
  return { code: alone.code, seconds: together.seconds + alone.seconds }
}

/**
 * Runs the journeys for real servers against our own as if it were one: behind a proxy, old and without any
 * post, and old, slow and full, where people lock their accounts. The three are tested beside each other,
 * because the accounts of a server take one journey at a time.
 */
async function anywhere() {
  const current = await startServer()
  const servers = {
    'behind a proxy': await startServer('--server', current.origin),
    'old and empty': await startServer('--server-version', '4.11.0', '--seed', 'empty'),
    'old, slow and full': await startServer('--seed', 'cautious', '--delay', '60'),
  }
  try {
    const names = Object.keys(servers)
    const codes = await Promise.all(names.map((name) => twiceOn(name, servers[name].origin)))
    return codes.find((code) => code !== 0) ?? 0
  } finally {
    for (const { stop } of [current, ...Object.values(servers)]) stop()
  }
}

/**
 * Runs them on one server twice in a row: what the first run leaves behind is there for the second. Says what
 * came of each.
 */
async function twiceOn(name, origin) {
  const place = name.replaceAll(/\W+/g, '-')
  const env = { KITH_SERVER: origin, KITH_E2E_OUTPUT: `.kith/e2e-${place}` }
  for (const time of ['first', 'second']) {
    const report = `anywhere-${place}-${time}`
    const { code, output, seconds } = await playwright([], env, report, { stdio: 'pipe' })
    const { expected = 0, flaky = 0, skipped = 0, unexpected = 0 } = statsOf(report)
    console.log(
      `${name}, the ${time} time: ${expected} passed, ${flaky} in a second try, ${skipped} skipped, ${unexpected} failed, ${seconds.toFixed(0)} s`,
    )
    if (code !== 0) {
      console.log(output)
      return code
    }
  }
  return 0
}

/**
 * Makes hundreds of journeys through a bad network. Fails also when one of their intentions was never met.
 */
async function chaos() {
  clearChaos()
  const journeys = { KITH_CHAOS: process.env.KITH_CHAOS ?? '300' }
  const result = await playwright(['chaos.spec.ts', '--project=now'], journeys, 'chaos')
  const never = printChaos()
  if (never.length > 0) console.log(`Never met: ${never.join(', ')}`)
  return { ...result, code: result.code || (never.length > 0 ? 1 : 0) }
}

/** Goes through every area of the product in another engine. Without it the step only says so. */
async function engine(name, options) {
  const { programs, advice } = ENGINES[name]
  const missing = await ensurePrograms(...programs)
  if (missing.length > 0) {
    console.log(`Skipped: there is no ${missing.join(' and no ')}. ${advice}`)
    return { code: 0, seconds: 0, output: '' }
  }
  return vitest('state', options, ['tests/engines'], { KITH_ENGINE: name }, name.toLowerCase())
}

/**
 * Shows thousands of hostile texts in one engine after the other. Says which engines are missing, and ends
 * with a table of figures.
 */
async function vectors(options) {
  let [code, seconds] = [0, 0]
  for (const name of ['Chromium', ...Object.keys(ENGINES)]) {
    const missing = await ensurePrograms(...(ENGINES[name]?.programs ?? []))
    if (missing.length > 0) console.log(`Skipped ${name}: there is no ${missing.join(' and no ')}.`)
    else {
      const result = await vitest(
        'state',
        options,
        ['tests/vectors'],
        { KITH_VECTORS: name },
        `vectors-${name}`,
      )
      code ||= result.code
      seconds += result.seconds
    }
  }
  const figures = `${REPORTS}/vectors.txt`
  if (existsSync(figures)) console.log(readFileSync(figures, 'utf8'))
  return { code, seconds, output: '' }
}

/**
 * Pays invoices on a private Monero chain, with the programs of the system. Without them the step only says
 * so.
 */
async function money(options) {
  const missing = ['monerod', 'monero-wallet-rpc'].filter(
    (program) => spawnSync(program, ['--version']).status !== 0,
  )
  if (missing.length > 0) {
    console.log(`Skipped: ${missing.join(' and ')} cannot be run. On Debian: apt-get install monero`)
    return { code: 0, seconds: 0, output: '' }
  }
  const result = await vitest('state', options, ['tests/money'], { KITH_MONEY: '1' }, 'money')
  const figures = `${REPORTS}/money.txt`
  if (existsSync(figures)) console.log(readFileSync(figures, 'utf8'))
  return result
}

/** Takes the pictures and the film of the docs anew. Without the programs that write them it fails. */
async function tour() {
  const missing = await ensurePrograms('cwebp', 'img2webp')
  if (missing.length > 0) {
    throw new Error(`There is no ${missing.join(' and no ')}. On Debian: apt-get install webp`)
  }
  return playwright([], { KITH_TOUR: '1' }, 'tour')
}

/** Installs the small programs that sign with keys. Without them a double signs, and the tests say so. */
async function ensureKeyPrograms() {
  await ensurePrograms('minisign', 'signify-openbsd', 'xxd')
}

/** Signs by the programs of the system what the pages ask people to sign. Says which are missing. */
async function wallets(options) {
  await ensureKeyPrograms()
  const missing = await ensurePrograms('monero-wallet-rpc', 'monero-wallet-cli')
  if (missing.length > 0) {
    console.log(`Skipped: signing with ${missing.join(' and ')}. On Debian: apt-get install monero`)
  }
  const env = { KITH_WALLETS: missing.length > 0 ? '' : '1' }
  return vitest('state', options, ['tests/wallets'], env, 'wallets')
}

/**
 * Tries the configurations of `deploy/` with the programs that they are for: with one a day, or with all and
 * the release itself. Says which are missing.
 */
async function deploy(options, env = {}) {
  const missing = await ensurePrograms('nginx', 'caddy', 'apache2', 'openssl', 'minisign')
  if (missing.length > 0) {
    console.log(
      `Skipped: ${missing.join(', ')}. On Debian: apt-get install nginx-light caddy apache2 minisign`,
    )
  }
  const name = env.KITH_LONG === undefined ? 'deploy' : 'deploy-all'
  return vitest('state', options, ['tests/deploy'], { KITH_DEPLOY: '1', ...env }, name)
}

/** Measures work of our own as `run` measures a program; the work returns the exit code. */
async function timed(work) {
  const started = performance.now()
  const code = (await work()) ?? 0
  return { code, seconds: (performance.now() - started) / 1000 }
}
