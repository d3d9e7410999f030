/** Answers the server's addresses in `vite dev`, with the same code that runs alone (demo/start.ts). */
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { compress } from '../server/http/compression.ts'
import { sendUntyped } from '../server/http/send-untyped.ts'
import { isBackendPath } from '../server/web-client/backend-paths.ts'

const DEMO = resolve(import.meta.dirname, '../demo/demo.ts')

type DemoModule = typeof import('../demo/demo.ts')

export function referenceServer(): Plugin {
  return {
    name: 'kith:reference-server',
    configureServer(server) {
      const environment = server.environments.server
      if (!environment || !isRunnableDevEnvironment(environment))
        throw new Error('No environment for the server')

      let source: DemoModule | undefined
      let demo: ReturnType<DemoModule['createDemo']> | undefined
      const listener = getRequestListener(async (request, { outgoing }) => {
        // The runner gives the same module until a source changes; then a fresh world starts with the new
        // code.
        const latest = await environment.runner.import<DemoModule>(DEMO)
        if (demo === undefined || latest !== source) demo = latest.createDemo({ separate: false })
        source = latest
        return sendUntyped(await compress(request, await demo.fetch(request)), outgoing)
      })
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/'
        if (isBackendPath(path)) listener(request, response).catch(next)
        else next()
      })
    },
  }
}
