/**
 * A door in front of a server, at which everything is counted that goes in and out: requests by their kind,
 * and bytes as sent.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Tally {
  requests: number
  /** Bytes that clients sent, and bytes that they got. */
  sent: number
  received: number
  /** Requests by method and path, without ids and queries. */
  kinds: Map<string, number>
}

export interface Door {
  origin: string
  /** Returns what has gone through since the last time. */
  take(): Tally
  /** Resolves when nothing has gone through for a moment. */
  quiet(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds after which nothing follows from an answer. */
const MOMENT = 60

export async function openDoor(target: string): Promise<Door> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const before = { sent: 0, received: 0 }
  let closed = { sent: 0, received: 0 }
  let kinds = new Map<string, number>()
  let underWay = 0
  let changedAt = 0

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming
    const kind = `${method} ${kindOf(url)}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    underWay += 1
    outgoing.once('close', () => {
      underWay -= 1
      changedAt = performance.now()
    })
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(pass)
  server.keepAliveTimeout = 65_000
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      closed = { sent: closed.sent + socket.bytesRead, received: closed.received + socket.bytesWritten }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port')

  return {
    origin: `http://127.0.0.1:${address.port}`,
    take() {
      const open = [...sockets]
      const total = {
        sent: open.reduce((sum, { bytesRead }) => sum + bytesRead, closed.sent),
        received: open.reduce((sum, { bytesWritten }) => sum + bytesWritten, closed.received),
      }
      const requests = [...kinds.values()].reduce((sum, count) => sum + count, 0)
      const tally = {
        requests,
        sent: total.sent - before.sent,
        received: total.received - before.received,
        kinds,
      }
      Object.assign(before, total)
      kinds = new Map()
      return tally
    },
    async quiet() {
      while (underWay > 0 || performance.now() - changedAt < MOMENT) {
        await new Promise((resolve) => setTimeout(resolve, MOMENT / 3))
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Returns what a request asks for: the path of a call without ids, else the sort of file. */
function kindOf(url: string): string {
  const path = url.split('?')[0] ?? url
  if (path.startsWith('/api/')) return path.replace(/\/([\da-f]{8}-[\da-f-]+|\d+)(?=\/|$)/g, '/:id')
  if (/^\/(media|identicons?|avatars?)\//.test(path)) return 'pictures'
  return /^\/(assets\/|worker|.*\.\w+$)/.test(path) ? 'files of the client' : 'pages'
}
