/**
 * `npm run dist`: builds the client of the commit that is checked out, and writes it into `release/` as two
 * archives, with their sums, the licences and a list of its parts (docs/spec/instance.md#a-release,
 * docs/decisions/090-reproducible-releases.md). With `KITH_MINISIGN_KEY=<file>` it signs the sums.
 */
import { rmSync } from 'node:fs'
import { BUILT, build, install, prepare } from './prepare.mjs'
import { writeRelease } from './release/write-release.mjs'
import { versionOf } from './version.mjs'

const FOLDER = 'release'

await prepare(isCommitted, install, buildAnew, release)

function isCommitted() {
  if (versionOf('.').commit === null) {
    throw new Error('A release is of a commit: commit your changes, or put them away.')
  }
}

/** A build that is there may have been made with other settings. */
async function buildAnew() {
  if (process.env.KITH_STRICT_CSP !== undefined || process.env.VITE_SERVER_ORIGIN !== undefined) {
    throw new Error('A release has no settings of its own: unset KITH_STRICT_CSP and VITE_SERVER_ORIGIN.')
  }
  rmSync(BUILT, { force: true })
  await build()
}

async function release() {
  rmSync(FOLDER, { recursive: true, force: true })
  const names = await writeRelease({
    client: 'dist',
    folder: FOLDER,
    version: versionOf('.'),
    key: process.env.KITH_MINISIGN_KEY,
  })
  console.log(names.map((name) => `  ${FOLDER}/${name}`).join('\n'))
}
