/** Builds the client once more as the next version of itself, for people who come back to a new build. */
import { resolve } from 'node:path'
import { build } from 'vite'

const FOLDER = resolve('.kith/bench-next')

/** Returns the folder with the build. Its version is another one, so its files and its worker are new. */
export async function buildNext(): Promise<string> {
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'warn',
    plugins: [{ name: 'next-version', enforce: 'pre', transform: nextVersion }],
    environments: { client: { build: { outDir: FOLDER } } },
  })
  return FOLDER
}

const nextVersion = (code: string, id: string) =>
  id.endsWith('/package.json') ? code.replace(/"version": "[^"]+"/, '"version": "99.0.0"') : null
