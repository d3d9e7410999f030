import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './tests/harness/chromium.ts'
import { catalogues } from './vite/catalogues.ts'
import { clientPlugins, css } from './vite/client-plugins.ts'

const IN_BROWSER = '**/*.browser.test.{ts,tsx}'

/**
 * Tests of modules that keep something between two calls; each of their files has these modules to itself.
 */
const WITH_STATE = '{client/data,tests}/**/*.test.{ts,tsx}'

/** Milliseconds that a test may take. A machine that runs three projects at once is slow now and then. */
const TEST_TIMEOUT_MS = 30_000

export default defineConfig({
  test: {
    // Shows the console only of failing tests.
    silent: 'passed-only',
    projects: [
      {
        plugins: [catalogues()],
        test: {
          name: 'rules',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['{client,contract,demo,server,vite}/**/*.test.{ts,tsx}'],
          exclude: [IN_BROWSER, WITH_STATE],
          // To load the modules anew for each file costs more than the tests.
          isolate: false,
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'state',
          pool: 'threads',
          testTimeout: TEST_TIMEOUT_MS,
          include: [WITH_STATE],
          exclude: [IN_BROWSER],
        },
      },
      {
        css,
        // A browser has no environment (tests/harness/seeded.ts).
        define: Object.fromEntries(
          ['KITH_LONG', 'KITH_SEED'].map((name) => [
            `process.env.${name}`,
            JSON.stringify(process.env[name]) ?? 'undefined',
          ]),
        ),
        // Found late, a dependency would reload a running test.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            'axe-core',
            'dompurify',
            'fast-check',
            'idb',
            'lucide-react',
            'react-dom',
            'react-dom/client',
            'valibot',
            'wouter/use-browser-location',
          ],
        },
        plugins: [clientPlugins()],
        test: {
          name: 'browser',
          testTimeout: TEST_TIMEOUT_MS,
          include: [`{client,tests}/${IN_BROWSER}`],
          setupFiles: ['tests/harness/page-around-tests.ts'],
          // Vitest would leave one core free, which on two cores means one file after the other.
          maxWorkers: availableParallelism(),
          // Where several projects run together, the browser comes last.
          sequence: { groupOrder: 1 },
          // A slow machine fails a test once, a fault fails it twice.
          retry: process.env.CI === undefined ? 0 : 1,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
