import type { Version } from '../version.mjs'

export function writeRelease(options: {
  client: string
  folder: string
  version: Version
  key?: string | undefined
}): Promise<string[]>
