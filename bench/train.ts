/**
 * A door with HTTPS and HTTP/2 in front of a server, as a proxy would stand there, and behind it a wire as
 * long and as thin as that of a train where it is asked for: the service worker goes through it too, which no
 * browser can slow down with its page.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'

export interface Train {
  origin: string
  /** Sets whether what goes through is slow from now on. */
  slow(isSlow: boolean): void
  /** Brings the files of the client from another server from now on; the answers stay those of the first. */
  takeFilesFrom(target: string): void
  stop(): void
}

/** Milliseconds from a request to the first byte of its answer, and bytes in a millisecond. */
const LATENCY_MS = 150
const BYTES_PER_MS = 1.6e6 / 8 / 1_000

/** Makes a certificate that no one trusts but a browser that is told to. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'kith-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** A wire that carries one answer after the other at its speed, whoever asked. */
class Wire {
  isSlow = false
  #freeAt = 0

  /** Resolves when so many bytes have gone through. */
  async carry(bytes: number): Promise<void> {
    if (!this.isSlow) return
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / BYTES_PER_MS
    await until(this.#freeAt - now)
  }
}

const until = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export async function openTrain(target: string): Promise<Train> {
  const wire = new Wire()
  const agent = new Agent({ keepAlive: true })
  const answers = new URL(target)
  let files = answers

  async function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
    if (wire.isSlow) await until(LATENCY_MS)
    const named = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const { method, url: path } = incoming
    const to = /^\/(api|oauth|media)\//.test(path) ? answers : files
    const headers = { ...Object.fromEntries(named), host: to.host }
    const onward = request(
      { hostname: to.hostname, port: to.port, method, path, headers, agent },
      (answer) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        const paced = new Transform({
          transform: (chunk: Buffer, _encoding, done) =>
            void wire.carry(chunk.length).then(() => done(null, chunk)),
        })
        answer.pipe(paced).pipe(outgoing)
      },
    )
    onward.once('error', () => outgoing.stream.destroy())
    incoming.pipe(onward)
  }

  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (incoming, outgoing) => {
    void pass(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    slow: (isSlow) => {
      wire.isSlow = isSlow
    },
    takeFilesFrom: (next) => {
      files = new URL(next)
    },
    stop: () => {
      server.close()
      agent.destroy()
    },
  }
}
