/**
 * Reads the answers about money that were captured from a real server, and the calls that they belong to
 * (../README.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../caller.ts'

export interface MoneyAnswer {
  request: { method: string; path: string; body?: Json; auth: string | null }
  status: number
  body: Json
}

const FOLDER = join(import.meta.dirname, '../mitra-5.9-money/answers')

/** The names of all answers. */
export const names: string[] = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''))

export const readAnswer = (name: string): MoneyAnswer =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
