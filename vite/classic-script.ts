/**
 * Builds a file into one classic script, for what the browser starts without the application: client/start/
 * and the worker.
 */
import { build } from 'vite'

export async function bundleClassic(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error(`${source} was not built`)
  return chunk.code
}
