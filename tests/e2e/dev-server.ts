/** Starts `npm run dev` on a free port, for what only the development server shows. */
import { spawn } from 'node:child_process'
import { freePort } from '#tests/harness/free-port.ts'

export async function startDevServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // with the program that it starts, so that both can be stopped
  })
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes(String(port))) resolve()
    })
    void closed.then(() => reject(new Error(`The development server stopped and said:\n${said}`)))
  })
  return {
    origin,
    stop: async () => {
      if (server.pid !== undefined) process.kill(-server.pid)
      await closed
    },
  }
}
