/** Builds the page with the vectors and serves it, with the policy of the client and without. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { freePort } from '#tests/harness/free-port.ts'
import { clientPlugins, css } from '../../vite/client-plugins.ts'
import { POLICY } from '../../vite/security-policy.ts'

const OUT = resolve('.kith/vectors')
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export async function buildVectors(): Promise<void> {
  await build({
    configFile: false,
    root: resolve('tests/vectors'),
    css,
    plugins: [clientPlugins()],
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true, target: 'esnext' },
  })
}

/** Serves the page; `asked` are the addresses of everything that is not part of it. */
export async function serveVectors(hasPolicy: boolean) {
  const asked: string[] = []
  const port = await freePort()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    try {
      const file = readFileSync(join(OUT, path === '/' ? 'index.html' : path))
      const type = TYPES[extname(path === '/' ? 'index.html' : path)] ?? 'application/octet-stream'
      response.writeHead(200, {
        'content-type': type,
        ...(hasPolicy && { 'content-security-policy': POLICY }),
      })
      response.end(file)
    } catch {
      asked.push(path)
      response.writeHead(404).end()
    }
  }).listen(port, '127.0.0.1')
  return { origin: `http://127.0.0.1:${port}`, asked, stop: () => server.close() }
}

/** Somebody whom no page may ask. Notes who does. */
export async function serveForeigner() {
  const asked: string[] = []
  const port = await freePort()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(404).end()
  }).listen(port, '127.0.0.1')
  return { host: `127.0.0.1:${port}`, asked, stop: () => server.close() }
}
