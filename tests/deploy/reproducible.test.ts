/**
 * Tests docs/spec/instance.md#a-release: two people who make a release of one commit, each in a folder of
 * their own, get the same bytes. `npm run test:deploy` runs it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IS_LONG } from '#tests/harness/seeded.ts'

const MODULES = realpathSync('node_modules')

/** The differences between the machines of two people. */
interface Machine {
  TZ: string
  LC_ALL: string
  umask: string
}

/** Makes a release of the last commit in a new clone; returns its files by their names. */
function releaseIn(folder: string, { umask, ...machine }: Machine): Map<string, Buffer> {
  const env = { ...process.env, ...machine, KITH_MINISIGN_KEY: undefined }
  const run = (command: string, ...args: string[]) =>
    execFileSync('sh', ['-c', `umask ${umask} && ${command}`, ...args], { env, stdio: 'ignore' })
  run('mkdir -p "$0" && git clone --quiet --no-hardlinks . "$0"', folder)
  run('cp -R "$0" "$1"', MODULES, join(folder, 'node_modules'))
  run('cd "$0" && exec "$1" scripts/dist.mjs', folder, process.execPath)
  const release = join(folder, 'release')
  run('cd "$0" && sha256sum --check --strict SHA256SUMS', release)
  return new Map(readdirSync(release).map((name) => [name, readFileSync(join(release, name))]))
}

// docs/spec/instance.md#a-release
test.runIf(IS_LONG && process.env.KITH_DEPLOY !== undefined)(
  'two releases of one commit are the same, byte for byte',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'kith-reproducible-'))
    try {
      const one = releaseIn(join(root, 'one'), { TZ: 'America/St_Johns', LC_ALL: 'C', umask: '022' })
      const other = releaseIn(join(root, 'a longer name/with spaces/Other'), {
        TZ: 'Pacific/Chatham',
        LC_ALL: 'tr_TR.UTF-8',
        umask: '077',
      })
      expect([...one.keys()]).toHaveLength(5)
      expect([...other.keys()]).toEqual([...one.keys()])
      const differs = [...one].filter(([name, bytes]) => !other.get(name)?.equals(bytes))
      expect(differs.map(([name]) => name)).toEqual([])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
  300_000,
)
