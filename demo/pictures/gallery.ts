import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { digest } from '#server/world/digest.ts'
import type { Painted } from './painter.ts'
import { code as painter } from './painter.ts?thread'

/**
 * Every picture of the demo by its name (picture.ts). They are drawn in a thread of their own, because each keeps it
 * busy for up to two seconds, and kept on disk: the next start shows them at once.
 */

/** Another edition of the painter draws other pictures. */
const FOLDER = join('.kith', 'pictures', digest(painter).slice(0, 12))

const hung = new Map<string, Promise<Uint8Array>>()

export function hangPicture(name: string): Promise<Uint8Array> {
  const known = hung.get(name)
  if (known) return known
  const picture = fetchPicture(name)
  hung.set(name, picture)
  picture.catch(() => hung.delete(name))
  return picture
}

async function fetchPicture(name: string): Promise<Uint8Array> {
  const file = join(FOLDER, digest(name))
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const bytes = await draw(name)
  keep(file, bytes).catch((error) => console.warn('A picture was not kept:', error))
  return bytes
}

/** Another process may draw the same picture; nobody shall read half of one. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
}

interface Commission {
  resolve(bytes: Uint8Array): void
  reject(reason: Error): void
}

const commissions = new Map<string, Commission>()
let thread: Worker | undefined

function draw(name: string): Promise<Uint8Array> {
  thread ??= startThread()
  thread.postMessage(name)
  return new Promise((resolve, reject) => commissions.set(name, { resolve, reject }))
}

function startThread(): Worker {
  const worker = new Worker(painter, { eval: true })
  worker.unref()
  worker.on('message', (painted: Painted) => {
    const commission = commissions.get(painted.name)
    commissions.delete(painted.name)
    if ('bytes' in painted) commission?.resolve(painted.bytes)
    else commission?.reject(new RangeError(painted.error))
  })
  worker.on('error', (error) => {
    thread = undefined
    for (const { reject } of commissions.values()) reject(error)
    commissions.clear()
  })
  return worker
}
