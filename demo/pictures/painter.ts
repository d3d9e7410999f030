import { parentPort } from 'node:worker_threads'
import { drawPicture } from './picture.ts'

/** Runs in a thread of its own (gallery.ts): draws what it is asked for, one after the other. */

/** What the painter answers to a name. */
export type Painted = { name: string; bytes: Uint8Array } | { name: string; error: string }

parentPort?.on('message', (name: string) => parentPort?.postMessage(paint(name)))

function paint(name: string): Painted {
  try {
    return { name, bytes: drawPicture(name).bytes }
  } catch (error) {
    return { name, error: String(error) }
  }
}
