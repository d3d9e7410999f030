/**
 * Builds a file into one classic script, for what the browser starts without the application: client/start/
 * and the worker.
 */
import { build, type Rolldown } from 'vite'

export async function bundleClassic(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}

/** Returns the address of a script that was added to the bundle by a name. */
export function fileOfScript(name: string, bundle: Rolldown.OutputBundle): string {
  const script = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))
  if (script === undefined) throw new Error(`${name} is not in the bundle`)
  return `/${script.fileName}`
}
