/** Starts the built server as a program of its own, as if it were somebody else's, on a free port. */
import { spawn } from 'node:child_process'

export function startServer(...options) {
  const args = ['.kith/server/node.js', '--port', '0', ...options]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const origin = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
      if (origin !== undefined) resolve({ origin, stop: () => server.kill() })
    })
    server.once('close', (code) => reject(new Error(`The server stopped with ${code}.`)))
  })
}
