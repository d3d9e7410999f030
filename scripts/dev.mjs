/**
 * `npm run dev`: the client with hot reload. `npm run dev -- --visits`: the client as it is built, but
 * readable, with its worker, and built anew whenever a source changes: so return visits, updates and what is
 * kept can be seen where they are written.
 */
import { spawn } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import { BUILT, install, prepare } from './prepare.mjs'
import { bin, run } from './run.mjs'

/** Milliseconds in which further changes of sources belong together. */
const CHANGES_DELAY_MS = 200

const args = process.argv.slice(2)
const others = args.filter((argument) => argument !== '--visits')
if (args.length === others.length) {
  const { code } = await run(bin('vite'), others)
  process.exit(code)
}

await prepare(install)
await buildReadable()
const server = spawn(process.execPath, ['.kith/server/node.js', ...others], { stdio: 'inherit' })
process.on('SIGINT', () => {})
server.on('close', (code) => process.exit(code ?? 0))

let timer
let isBuilding = false
for (const folder of ['client', 'contract', 'vite']) watch(folder, { recursive: true }, buildSoon)

/** Builds when nothing has changed for a moment, and no earlier build is under way. */
function buildSoon() {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    if (isBuilding) return buildSoon()
    isBuilding = true
    await buildReadable()
    isBuilding = false
  }, CHANGES_DELAY_MS)
}

/** Builds client and server; what fails is said, and the last build stays. */
async function buildReadable() {
  rmSync(BUILT, { force: true }) // `npm start` and the tests need the small files
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, seconds } = await run(bin('vite'), ['build', '--minify', 'false', '--logLevel', 'warn'], {
    env,
  })
  console.log(code === 0 ? `  Built in ${seconds.toFixed(0)} s` : '  The build has failed (see above).')
}
