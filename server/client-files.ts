/** The built client in memory, each file with the headers it is served with (contract 7.12). */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export type ClientFile = { body: Buffer<ArrayBuffer>; headers: Record<string, string> }

const TYPES: Record<string, string> = {
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
}

/** Vite ends the names of built files with a hash of what they hold. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

export async function readClientFiles(folder: string): Promise<Map<string, ClientFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map((file) => readClientFile(folder, file))))
}

async function readClientFile(folder: string, file: string): Promise<[string, ClientFile]> {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)])
  const headers = {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    // Weak, because the same file is also sent compressed.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    'Last-Modified': mtime.toUTCString(),
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  return [path, { body, headers }]
}
