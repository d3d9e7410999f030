/** Starts the demo's server as a process, as `npm start` does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Running = { origin: string; stop: () => Promise<void> }

/** A server that says how many bytes its process holds, after the garbage was collected. */
export type Measured = Running & { memory: () => Promise<NodeJS.MemoryUsage> }

export async function startServer(clientFolder: string, ...more: string[]): Promise<Running> {
  const server = launch([], clientFolder, more)
  return running(server)
}

export async function startMeasuredServer(clientFolder: string): Promise<Measured> {
  const server = launch(['--expose-gc', '--import', './tests/load/tell-memory.mjs'], clientFolder, [])
  const memory = async () => {
    server.send('memory')
    const [usage] = await once(server, 'message')
    return usage
  }
  return { ...(await running(server)), memory }
}

const launch = (nodeOptions: string[], clientFolder: string, more: string[]) =>
  spawn(
    process.execPath,
    [...nodeOptions, '.kith/server/node.js', '--port', '0', '--client', clientFolder, ...more],
    { stdio: ['ignore', 'pipe', 'inherit', ...(nodeOptions.length > 0 ? (['ipc'] as const) : [])] },
  )

async function running(server: ChildProcess): Promise<Running> {
  if (!server.stdout) throw new Error('The server says nothing')
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
