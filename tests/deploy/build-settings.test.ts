/**
 * Builds the client with the settings that the docs name (docs/deploying.md#the-policy, README).
 * `npm run test:deploy` runs it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IS_LONG } from '#tests/harness/seeded.ts'

const SERVER = 'https://mitra.example'

/** Builds the client into a folder, in a process of its own, as the build reads its settings once. */
function buildInto(outDir: string, settings: Record<string, string>): void {
  const environments = { client: { build: { outDir } } }
  const script = `import('vite').then(({ build }) =>
    build({ configFile: 'vite.config.ts', logLevel: 'warn', environments: ${JSON.stringify(environments)} }))`
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  execFileSync(process.execPath, ['-e', script], { env, stdio: 'ignore' })
}

test.runIf(IS_LONG && process.env.KITH_DEPLOY !== undefined)(
  'a build without the strict policy, for another server',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'kith-settings-'))
    try {
      buildInto(folder, { KITH_STRICT_CSP: 'off', VITE_SERVER_ORIGIN: SERVER })
      expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('Content-Security-Policy')
      const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
      const texts = scripts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
      expect(texts.filter((text) => text.includes(SERVER)).length).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
