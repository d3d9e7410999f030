/** Refuses to build the client for a folder of a host (docs/spec/instance.md#no-sub-path). */
import type { Plugin } from 'vite'

export function rootOnly(): Plugin {
  return {
    name: 'kith:root-only',
    configResolved({ base }) {
      if (base === '/') return
      throw new Error(
        `Kith works at the root of a host, not below ${base}: it shares its addresses with Mitra (docs/deploying.md).`,
      )
    },
  }
}
