import { renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { CHUNKS, withoutFrame } from './vite/chunks.ts'
import { clientPlugins, css, TARGET } from './vite/client-plugins.ts'
import { lowerCaseNames } from './vite/file-names.ts'
import { LICENCES, licences } from './vite/licences.ts'
import { noWarnings } from './vite/no-warnings.ts'
import { page } from './vite/page.ts'
import { referenceServer } from './vite/reference-server.ts'
import { rootOnly } from './vite/root-only.ts'
import { securityPolicy } from './vite/security-policy.ts'
import { version } from './vite/version.ts'
import { workerScript } from './vite/worker-script.ts'

const MANIFEST = 'manifest.json'
const port = Number(process.env.PORT ?? 4000)

export default defineConfig({
  root: 'client',
  appType: 'spa',
  css,
  resolve: {
    alias: {
      // wouter brings a stand-in for what React itself has by now.
      'use-sync-external-store/shim/index.js': 'react',
      // Our own function loads parts, in place of the one that Vite puts at every `import()` of a build.
      '\0vite/preload-helper.js': resolve('client/platform/start/load-part.ts'),
    },
  },
  plugins: [
    rootOnly(),
    clientPlugins(),
    page(),
    securityPolicy(),
    licences(),
    version(),
    workerScript(),
    referenceServer(),
    noWarnings(),
  ],
  server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: ['..'] } },
  build: { target: TARGET, modulePreload: { polyfill: false, resolveDependencies: withoutFrame } },
  environments: {
    client: {
      build: {
        outDir: '../dist',
        emptyOutDir: true,
        manifest: MANIFEST,
        license: { fileName: LICENCES },
        rolldownOptions: {
          output: { ...lowerCaseNames, codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: '../.kith/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { node: 'demo/start.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'server']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      // It names modules by their paths on this machine, and dist/ is public.
      renameSync(`dist/${MANIFEST}`, '.kith/client-manifest.json')
    },
  },
})
