/**
 * `npm run bench [-- name] [--rounds 5] [--posts 500] [--minutes 60] [--plain] [--only words]`: runs
 * `bench/<name>.ts` against a fresh build; of its visits, those that have the words in their names. With `--plain` the server sends its files as a real one does that stands behind no
 * proxy: uncompressed, without advice on caching.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from './ensure-chromium.mjs'
import { build, install, prepare } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    posts: { type: 'string' },
    minutes: { type: 'string' },
    plain: { type: 'boolean', default: false },
    client: { type: 'string', multiple: true },
    only: { type: 'string' },
  },
})
const file = `bench/${positionals[0] ?? 'visits'}.ts`
if (!existsSync(file)) {
  console.error(`There is no ${file}.`)
  process.exit(1)
}

await prepare(install, ensureChromium, build)
// Vite takes a script that it runs for development; what the script builds is to be like the client.
process.env.NODE_ENV = 'production'
const { runnerImport } = await import('vite')
const { module } = await runnerImport(`${process.cwd()}/${file}`, {
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
})
await module.run({
  rounds: Number(values.rounds),
  plain: values.plain,
  ...(values.posts !== undefined && { posts: Number(values.posts) }),
  ...(values.only !== undefined && { only: values.only }),
  ...(values.client !== undefined && { folders: values.client }),
  ...(values.minutes !== undefined && { minutes: Number(values.minutes) }),
})
