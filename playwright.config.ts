import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { INSECURE_ARGUMENT, INSECURE_HOST } from './tests/e2e/insecure-host.ts'
import type { Options } from './tests/e2e/journey.ts'
import { chromiumOptions } from './tests/harness/chromium.ts'
import { freePort } from './tests/harness/free-port.ts'

/** A running server to test instead of our own; only tests that leave it as it was are tagged `@anywhere`. */
const elsewhere = process.env.KITH_SERVER

/** Chosen once; the workers, which read this file again, inherit it. */
process.env.KITH_E2E_PORT ??= String(await freePort())
const port = process.env.KITH_E2E_PORT

/** The journeys about the worker and what it keeps. Single ones in other files are tagged `@worker`. */
const WITH_WORKER = ['**/worker-*.spec.ts', '**/reading-snapshot.spec.ts', '**/reading-offline.spec.ts']

/**
 * The same site at an address without HTTPS. Every day only what depends on that; `npm run test:insecure`
 * runs all journeys there but those about the worker, which such a page has not.
 */
const insecure = {
  name: 'without HTTPS',
  ...(process.env.KITH_INSECURE
    ? { testIgnore: WITH_WORKER, grepInvert: /@worker/ }
    : { testMatch: '**/insecure-*.spec.ts' }),
  use: {
    baseURL: `http://${INSECURE_HOST}:${port}`,
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, INSECURE_ARGUMENT] },
  },
}

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  // Runs beside each other keep what they write apart.
  outputDir: process.env.KITH_E2E_OUTPUT ?? '.kith/e2e',
  fullyParallel: true,
  // The pictures that are compared (tests/e2e/pictures.ts).
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  globalSetup: './tests/e2e/elsewhere.ts',
  forbidOnly: process.env.CI !== undefined,
  // Elsewhere all journeys share two accounts, so they take turns. Here a third of a journey is waiting: on
  // two cores three workers take 90 s where two take 107 and four 106.
  workers: elsewhere === undefined ? Math.min(Math.ceil(availableParallelism() * 1.5), 8) : 1,
  // A real server may be far away, and a machine that runs everything at once is busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that is busy with something else for a moment is no fault of ours; a fault fails twice.
  retries: process.env.CI === undefined ? 0 : 1,
  projects: process.env.KITH_SCREENSHOTS
    ? [{ name: 'screenshots', testDir: 'tests/screenshots' }]
    : process.env.KITH_TOUR
      ? [{ name: 'tour', testDir: 'tests/tour' }]
      : elsewhere === undefined
        ? [
            { name: 'now', testIgnore: '**/insecure-*.spec.ts' },
            { name: 'server 4.11', grep: /@older/, use: { version: '4.11.0' } },
            insecure,
          ]
        : [{ name: 'elsewhere', grep: /@anywhere/ }],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: elsewhere ?? `http://127.0.0.1:${port}`,
    // A server on this machine may have made its certificate itself.
    ignoreHTTPSErrors: process.env.KITH_OWN_CERTIFICATE !== undefined,
    launchOptions: chromiumOptions,
    // Each of hundreds of journeys would install the worker; those about it allow it.
    serviceWorkers: 'block',
    // A button that cannot be pressed fails with its name, long before the whole journey does.
    actionTimeout: 30_000,
    // Recording takes half as long again; `npx playwright test <file> --trace on` shows a failure.
    trace: 'off',
  },
  ...(elsewhere === undefined
    ? {
        webServer: {
          command: `node .kith/server/node.js --separate-worlds --port ${port}`,
          url: `http://127.0.0.1:${port}`,
        },
      }
    : {}),
})
