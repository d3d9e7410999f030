/** Builds the page with the vectors and serves it, with the policy of the client and without. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { freePort } from '#tests/harness/free-port.ts'
import { clientPlugins, css } from '../../vite/client-plugins.ts'
import { POLICY } from '../../vite/security-policy.ts'
import { ELSEWHERE } from './elsewhere.ts'

/** Each engine has its own, because several may run at once. */
const OUT = resolve(`.kith/vectors/${process.env.KITH_VECTORS}`)
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds as for people: React of the tests is slow, because it notes where every element was made. */
export async function buildVectors(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    mode: 'production',
    configFile: false,
    root: resolve('tests/vectors'),
    css,
    plugins: [clientPlugins()],
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true, target: 'esnext' },
  })
}

/** The address at which browsers report what the policy has forbidden. */
const REPORT = '/csp-report'

/** Chromium tells of styles and handlers already in the document that is only read. */
const isOfInert = (report: string) => JSON.parse(report)['csp-report']?.['blocked-uri'] === 'inline'

/**
 * Serves the page, with a file that is at the host `elsewhere`; `reports` are what browsers have reported.
 */
export async function serveVectors(hasPolicy: boolean, elsewhere: string) {
  const reports: string[] = []
  const port = await freePort()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path === REPORT) {
      let body = ''
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      request.on('end', () => {
        if (!isOfInert(body)) reports.push(body)
        response.writeHead(204).end()
      })
      return
    }
    if (path === ELSEWHERE) {
      response.writeHead(302, { location: `http://${elsewhere}/file` }).end()
      return
    }
    try {
      const file = readFileSync(join(OUT, path === '/' ? 'index.html' : path))
      const type = TYPES[extname(path === '/' ? 'index.html' : path)] ?? 'application/octet-stream'
      response.writeHead(200, {
        'content-type': type,
        ...(hasPolicy && { 'content-security-policy': `${POLICY}; report-uri ${REPORT}` }),
      })
      response.end(file)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(port, '127.0.0.1')
  return { origin: `http://127.0.0.1:${port}`, reports, stop: () => server.close() }
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
