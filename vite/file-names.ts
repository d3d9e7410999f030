/**
 * Names the built files in lower-case letters only, because some hosts change or compare names without regard
 * to case (docs/spec/instance.md#odd-hosts).
 */
import type { Rolldown } from 'vite'

const script = ({ name }: { name: string }) => `assets/${name.toLowerCase()}-[hash].js`

export const lowerCaseNames: Rolldown.OutputOptions = {
  hashCharacters: 'base36',
  entryFileNames: script,
  chunkFileNames: script,
  assetFileNames({ names }) {
    const [name = 'file'] = names
    return `assets/${name.replace(/\.\w+$/, '').toLowerCase()}-[hash][extname]`
  },
}
