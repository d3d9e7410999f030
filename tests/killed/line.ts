/** The line to a server, which can be cut, and slow. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export class Line {
  /** Milliseconds until something that was sent goes on. */
  delay = 0
  readonly #server: ReturnType<typeof createServer>
  readonly #sockets = new Set<Socket>()
  #port = 0

  /** Makes the line to the server at an address. */
  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    this.#server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined) // the other end is gone
        socket.on('close', () => {
          this.#sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.on('data', (bytes) => void setTimeout(() => far.writable && far.write(bytes), this.delay))
      far.on('data', (bytes) => void near.write(bytes))
    })
  }

  /** Lets a browser reach the server, at the same address each time. */
  async connect(): Promise<string> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the line has no address')
    this.#port = address.port
    return `http://127.0.0.1:${address.port}`
  }

  /** Cuts the line: nobody answers at its address any more. */
  async cut(): Promise<void> {
    const end = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await end
  }
}
