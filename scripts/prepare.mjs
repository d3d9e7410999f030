/** Brings a checkout to where it can run: dependencies installed, client and server built. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, run } from './run.mjs'

const SOURCES = [
  'client',
  'contract',
  'server',
  'vite',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const STAMP = '.kith/built'

export async function install() {
  const installed = 'node_modules/.package-lock.json'
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  if (isCurrent) return
  await step('Installing dependencies', 'npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
}

export async function build() {
  const sources = `${fingerprint()} ${process.env.KITH_STRICT_CSP ?? ''}`
  const isCurrent =
    existsSync('dist/index.html') &&
    existsSync('.kith/server/node.js') &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === sources
  if (isCurrent) return
  await step('Building', bin('vite'), ['build', '--logLevel', 'warn'])
  mkdirSync('.kith', { recursive: true })
  writeFileSync(STAMP, sources)
}

async function step(title, command, args) {
  console.log(`  ${title} …`)
  const { code, seconds } = await run(command, args, { shell: process.platform === 'win32' })
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
