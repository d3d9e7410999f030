/** Reads what Vite notes about the chunks of a build. `vite.config.ts` puts it there. */
import { readFileSync } from 'node:fs'

export interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Returns the chunks of the last build, by the modules that they begin with. */
export const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('.kith/client-manifest.json', 'utf8'))
