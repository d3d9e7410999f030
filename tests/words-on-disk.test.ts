/** Tests how words are looked for in the files of a browser that goes on writing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { wordsOnDisk } from './harness/words-on-disk.ts'

/** Happens before a file is read, with its path. */
const beforeReading = vi.hoisted(() => ({ run: (_path: string): void => undefined }))

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof import('node:fs')>()
  const readFileSync: typeof actual.readFileSync = (...args: Parameters<typeof actual.readFileSync>) => {
    beforeReading.run(String(args[0]))
    return actual.readFileSync(...args) as never
  }
  return { ...actual, readFileSync }
})

let profile: string

beforeEach(() => {
  beforeReading.run = () => undefined
  profile = mkdtempSync(join(tmpdir(), 'kith-profile-'))
  onTestFinished(() => rmSync(profile, { recursive: true }))
  mkdirSync(join(profile, 'Default'))
  for (const name of ['1.log', '2.log']) writeFileSync(join(profile, 'Default', name), 'walnut')
})

const filesWith = (word: string) => wordsOnDisk(profile, [word]).map(({ file }) => file)

test('every file that has a word is found, in all folders', () => {
  writeFileSync(join(profile, 'first'), `${'walnut'.split('').join('\0')}\0`)
  expect(filesWith('walnut').sort()).toEqual(['Default/1.log', 'Default/2.log', 'first'])
  expect(filesWith('hazel')).toEqual([])
})

test('a file that vanishes before it is read has no words, and the one it has become is read', () => {
  beforeReading.run = (path) => {
    if (!path.endsWith('1.log')) return
    beforeReading.run = () => undefined
    rmSync(path)
    writeFileSync(join(profile, 'Default', '3.txt'), 'walnut')
  }
  expect(filesWith('walnut').sort()).toEqual(['Default/2.log', 'Default/3.txt'])
})

test('a folder that vanishes has none', () => {
  beforeReading.run = () => rmSync(join(profile, 'Default'), { recursive: true, force: true })
  expect(filesWith('walnut')).toEqual([])
})

test('a file that is there and cannot be read is a failure', () => {
  beforeReading.run = () => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' })
  }
  expect(() => filesWith('walnut')).toThrow('denied')
})
