/**
 * Reads the files of the built client into memory (docs/server/policy-and-files.md#serving-the-web-client).
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import type { ServedFile } from '../http/served-file.ts'

export type ClientFile = ServedFile & { bytes: Buffer<ArrayBuffer> }

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.ico': 'image/x-icon',
    '.txt': 'text/plain; charset=utf-8',
  }),
)

export async function readClientFiles(folder: string): Promise<Map<string, ClientFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map((file) => readClientFile(folder, file))))
}

async function readClientFile(folder: string, file: string): Promise<[string, ClientFile]> {
  const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
  const served = {
    name: basename(file),
    type: TYPES.get(extname(file)) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    modified_at: mtimeMs,
    read: () => bytes,
    bytes,
  }
  return [`/${relative(folder, file).split(sep).join('/')}`, served]
}
