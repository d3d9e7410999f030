/**
 * Tests docs/spec/instance.md#a-release: two people who make a release of one commit, each in a folder of
 * their own, get the same bytes. `npm run test:deploy` runs it.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IS_LONG } from '#tests/harness/seeded.ts'

const MODULES = realpathSync('node_modules')

/** Makes a release of the last commit in a new clone; returns its files by their names. */
function releaseIn(folder: string): Map<string, Buffer> {
  mkdirSync(join(folder, '..'), { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', folder])
  cpSync(MODULES, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const env = { ...process.env, KITH_MINISIGN_KEY: undefined }
  execFileSync(process.execPath, ['scripts/dist.mjs'], { cwd: folder, env, stdio: 'ignore' })
  const release = join(folder, 'release')
  return new Map(readdirSync(release).map((name) => [name, readFileSync(join(release, name))]))
}

// docs/spec/instance.md#a-release
test.runIf(IS_LONG && process.env.KITH_DEPLOY !== undefined)(
  'two releases of one commit are the same, byte for byte',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'kith-reproducible-'))
    try {
      const one = releaseIn(join(root, 'one'))
      const other = releaseIn(join(root, 'a longer name/with spaces/Other'))
      expect([...one.keys()]).toHaveLength(5)
      expect([...other.keys()]).toEqual([...one.keys()])
      for (const [name, bytes] of one) expect(other.get(name)?.equals(bytes), name).toBe(true)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
  300_000,
)
