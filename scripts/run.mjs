/** Runs one program; returns its exit code, its seconds, and its output when `stdio` is `pipe`. */
import { spawn } from 'node:child_process'

export function run(command, args, options = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: false, ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const stop = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      console.error(error.message)
      stop(127)
    })
    child.on('close', (code) => stop(code ?? 1))
  })
}

/** Returns the path of a program of node_modules, such as `bin('vite')`. */
export function bin(name) {
  return `node_modules/.bin/${name}`
}
