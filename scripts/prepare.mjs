/** Prepares a checkout to run: installs dependencies, builds client and server. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, run } from './run.mjs'
import { versionOf } from './version.mjs'

const SOURCES = [
  'client',
  'contract',
  'demo',
  'server',
  'vite',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
/** Says of which sources the build is. */
export const BUILT = '.kith/built'

/** Runs the steps one after the other; a failing step ends the program with its message. */
export async function prepare(...steps) {
  try {
    for (const step of steps) await step()
  } catch (error) {
    console.error(`\n  ${error.message}\n`)
    process.exit(1)
  }
}

export async function install() {
  if (isInstalled()) return
  // npm would empty the folder behind the link, which belongs to another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a link, and what it leads to does not fit package-lock.json.')
  }
  await step('Installing dependencies', 'npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
}

/** Returns whether npm's own record of node_modules holds what package-lock.json asks for. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    // Optional ones are for other systems, and stand in the record only where they were installed.
    const found = installed[path]
    return path === '' || (found ? found.version === version : optional === true)
  })
}

export async function build() {
  const sources = `${fingerprint()} ${process.env.KITH_STRICT_CSP ?? ''} ${versionOf('.').commit}`
  const isCurrent =
    existsSync('dist/index.html') &&
    existsSync('.kith/server/node.js') &&
    existsSync('.kith/client-manifest.json') &&
    existsSync(BUILT) &&
    readFileSync(BUILT, 'utf8') === sources
  if (isCurrent) return
  // The caller may run for development or tests; the build is always for production.
  const env = { ...process.env, NODE_ENV: 'production' }
  await step('Building', bin('vite'), ['build', '--logLevel', 'warn'], { env })
  mkdirSync('.kith', { recursive: true })
  writeFileSync(BUILT, sources)
}

async function step(title, command, args, options = {}) {
  console.log(`  ${title} …`)
  const { code, seconds } = await run(command, args, {
    shell: process.platform === 'win32',
    ...options,
  })
  if (code !== 0) throw new Error(`${title} failed (see above).`)
  console.log(`  ${title}: done in ${seconds.toFixed(0)} s`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
