/** Decides which files cannot be had, on which screens and how: all of them, or some, chosen by a seed. */

import { chance, shareOfToday } from '#tests/harness/seeded.ts'
import { nameOf, VISITS, type Visit } from './every-screen.ts'
import { DISPENSABLE, type FirstFile, filesOf } from './first-files.ts'
import type { Fault } from './worker-site.ts'

const FAULTS: readonly Fault[] = ['busy', 'missing', 'page', 'reset', 'silence']
const LOCALES = ['en', 'de', 'fa']

/** How many visits of somebody who comes back are among some cases. */
const SOME_RETURNS = 3

export interface Case {
  visit: Visit
  /** Whether somebody comes back: the worker has kept all files but this one, and the answers of Home. */
  isReturn: boolean
  locale: string
  file: FirstFile
  fault: Fault
}

export const nameOfCase = ({ visit, isReturn, locale, file, fault }: Case) =>
  `${nameOf(visit)}${isReturn ? ', come back to,' : ''} without ${file.kind} (${file.path}, ${fault}, ${locale})`

const isHomeOfUser = ({ route, as }: Visit) => route === 'home' && as !== null

/**
 * Returns one file of each kind that a visit needs, with so many of the faults, which differ from kind to
 * kind and from seed to seed.
 */
export function casesOf(visit: Visit, faults: number, seed: number): Case[] {
  const number = VISITS.indexOf(visit)
  const locale = LOCALES[number % LOCALES.length] ?? 'en'
  const kinds = new Map(filesOf(visit, locale).map((file) => [file.kind, file]))
  return [...kinds.values()].flatMap((file, at) =>
    Array.from({ length: faults }, (_, more) => {
      const fault = FAULTS[(number + at + seed + more) % FAULTS.length] ?? 'busy'
      return { visit, isReturn: false, locale, file, fault }
    }),
  )
}

/**
 * Returns the cases of somebody who comes back to a screen: of Home all, of any other screen what Home does
 * not need, with one fault. The worker keeps only files whose names end with a hash.
 */
export function returnsOf(visit: Visit, faults: number, seed: number): Case[] {
  const [home] = VISITS.filter(isHomeOfUser)
  const isHome = isHomeOfUser(visit)
  const cases = casesOf(visit, isHome ? faults : 1, seed).filter(({ file }) =>
    /-[\w-]{8}\.\w+$/.test(file.path),
  )
  const ofHome = new Set(home && filesOf(home, cases[0]?.locale ?? 'en').map(({ path }) => path))
  return cases
    .filter(({ file }) => isHome || !ofHome.has(file.path))
    .map((one) => ({ ...one, isReturn: true }))
}

/**
 * Returns some cases: half of the kinds of files, each once, with screens and faults that differ from seed to
 * seed, and some returns.
 */
export function someCases(seed: number): Case[] {
  const random = chance(seed)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const cases = VISITS.flatMap((visit) => casesOf(visit, FAULTS.length, seed))
  const first = shareOfToday([...new Set(cases.map(({ file }) => file.kind))], 2).map((kind) =>
    pick(cases.filter(({ file }) => file.kind === kind)),
  )
  const isOfHome = ({ visit }: Case) => isHomeOfUser(visit)
  const returns = VISITS.flatMap((visit) => returnsOf(visit, FAULTS.length, seed)).filter(
    ({ file }) => !DISPENSABLE.has(file.kind),
  )
  const [ofHome, ofOthers] = [returns.filter(isOfHome), returns.filter((one) => !isOfHome(one))]
  const back = Array.from({ length: SOME_RETURNS }, (_, at) => pick(at === 0 ? ofOthers : ofHome))
  return [...back, ...first]
}
