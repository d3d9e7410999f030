/** Reads the answers that were captured from a real server (README.md beside this file). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Json } from './caller.ts'

const FOLDER = join(import.meta.dirname, 'mitra-5.9')

/** The files that hold many texts with their results, one file for each way. */
const CONTENT = ['preview', 'post', 'html']

export interface CapturedAnswer {
  /** Area, endpoint and case: `accounts/lookup/found`. */
  name: string
  status?: number
  headers?: Record<string, string | string[]>
  body: Json
}

export function readCapturedAnswers(): CapturedAnswer[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  return files.flatMap((file) => {
    const name = relative('.', file).replace(/\.json$/, '')
    const content = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
    if (!CONTENT.some((way) => name === `content/${way}`)) return [{ ...content, name }]
    return content.map((row: { name: string; answer: Json }) => ({
      name: `${name}/${row.name}`,
      body: row.answer,
    }))
  })
}
