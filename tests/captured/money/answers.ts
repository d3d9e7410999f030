/**
 * Reads the answers about money that were captured from a real server, and the calls that they belong to
 * (../README.md).
 */
import { readArchive } from '../archive.ts'
import type { Json } from '../caller.ts'

export interface MoneyAnswer {
  request: { method: string; path: string; body?: Json; auth: string | null }
  status: number
  body: Json
}

const ANSWERS = readArchive<Record<string, MoneyAnswer>>('mitra-5.9-money/answers.json')

/** The names of all answers. */
export const names: string[] = Object.keys(ANSWERS)

/** Returns an answer, as a copy that a server may keep and change. */
export function readAnswer(name: string): MoneyAnswer {
  const answer = ANSWERS[name]
  if (!answer) throw new Error(`no answer was captured as ${name}`)
  return structuredClone(answer)
}
