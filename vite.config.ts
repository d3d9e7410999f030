import { defineConfig } from 'vite'
import { buildManifest } from './vite/build-manifest.ts'
import { CHUNKS, withoutFrame } from './vite/chunks.ts'
import { clientPlugins, css, TARGET } from './vite/client-plugins.ts'
import { customStyles } from './vite/custom-styles.ts'
import { lowerCaseNames } from './vite/file-names.ts'
import { layerOrder } from './vite/layer-order.ts'
import { LICENCES, licences } from './vite/licences.ts'
import { pageOutline } from './vite/page-outline.ts'
import { partLoader } from './vite/part-loader.ts'
import { referenceServer } from './vite/reference-server.ts'
import { rootOnly } from './vite/root-only.ts'
import { securityPolicy } from './vite/security-policy.ts'
import { startNotice } from './vite/start-notice.ts'
import { startScript } from './vite/start-script.ts'
import { version } from './vite/version.ts'
import { workerScript } from './vite/worker-script.ts'

const port = Number(process.env.PORT ?? 4000)

export default defineConfig({
  root: 'client',
  appType: 'spa',
  css,
  // wouter brings a stand-in for what React itself has by now.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    rootOnly(),
    clientPlugins(),
    partLoader(),
    startScript(),
    startNotice(),
    pageOutline(),
    layerOrder(),
    customStyles(),
    securityPolicy(),
    licences(),
    buildManifest(),
    version(),
    workerScript(),
    referenceServer(),
  ],
  server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: ['..'] } },
  build: { target: TARGET, modulePreload: { polyfill: false, resolveDependencies: withoutFrame } },
  environments: {
    client: {
      build: {
        outDir: '../dist',
        emptyOutDir: true,
        manifest: true,
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
    },
  },
})
