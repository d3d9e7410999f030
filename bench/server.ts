/** Starts the demo's server as a process, as `npm start` does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Running = { origin: string; stop: () => Promise<void> }

export async function startServer(clientFolder: string, ...more: string[]): Promise<Running> {
  const options = ['.kith/server/node.js', '--port', '0', '--client', clientFolder, ...more]
  const server = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(server.stdout)) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin === undefined) continue
    server.stdout.resume()
    const stop = async () => {
      server.kill()
      await once(server, 'close')
    }
    return { origin, stop }
  }
  throw new Error('The server did not start')
}

/** Signs in as alice and returns the token. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'alice', password: 'demo-password' }),
  })
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}`)
  const { access_token } = await answer.json()
  return access_token
}
