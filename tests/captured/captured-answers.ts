/** Reads the answers that were captured from a real server (README.md beside this file). */
import { readArchives } from './archive.ts'
import type { Json } from './caller.ts'

export interface CapturedAnswer {
  /** Area, endpoint and case: `accounts/lookup/found`. */
  name: string
  status?: number
  headers?: Record<string, string | string[]>
  body: Json
}

export const readCapturedAnswers = (): CapturedAnswer[] =>
  readArchives<Omit<CapturedAnswer, 'name'>>('mitra-5.9').map(([name, answer]) => ({ ...answer, name }))
