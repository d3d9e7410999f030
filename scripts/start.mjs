/** `npm start`: everything a fresh clone needs, then the demo (or `--server` to use a real one). */
import { spawn } from 'node:child_process'
import { build, install, prepare } from './prepare.mjs'

await prepare(install, build)

const server = spawn(process.execPath, ['.kith/server/node.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// Ctrl+C reaches both processes; this one waits for the server's end and takes over its exit code.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code) => process.exit(code ?? 0))
