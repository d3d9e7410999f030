/** Asks a web server as it is: answers are not followed, unpacked or kept. */
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Returns a function that asks a server which has a certificate of its own. */
export function asker({ origin, certificate }: { origin: string; certificate: string }) {
  const ca = readFileSync(certificate)
  const request = origin.startsWith('https:') ? requestHttps : requestHttp
  return (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(origin + path, { method, headers, ca }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      // A server that refuses a body may close the connection when it has answered.
      asked.once('error', reject)
      asked.end(body)
    })
}
