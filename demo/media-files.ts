import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { addLazyFile } from '#server/world/media.ts'
import type { World } from '#server/world/world.ts'

/** The pictures, sounds and other files of the demo. Programs start in the project's folder. */
const FOLDER = join('demo', 'media')

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.pdf': 'application/pdf',
    '.png': 'image/png',
    '.wav': 'audio/wav',
    '.webm': 'video/webm',
    '.webp': 'image/webp',
  }),
)

/** Returns the type of a file by the end of its name. */
export function typeOf(path: string): string {
  const type = TYPES.get(extname(path))
  if (type === undefined) throw new RangeError(`No type is known for ${path}`)
  return type
}

/** The files that somebody has asked for, by their paths. All worlds show the same. */
const contents = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * Puts a file of `demo/media` under the world's `/media/` and returns its name there. The file is read when
 * somebody asks for it, once.
 */
export function mediaFile(world: World, path: string): string {
  const read = () => {
    const content = contents.get(path) ?? contentOf(path)
    contents.set(path, content)
    return content
  }
  return addLazyFile(world, { key: path, type: typeOf(path), read })
}

const contentOf = async (path: string) => new Uint8Array(await readFile(join(FOLDER, path)))
