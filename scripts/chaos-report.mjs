/** Says what came of the journeys through a bad network (tests/e2e/chaos.spec.ts). */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'

const RESULTS = '.kith/chaos'

export function clearChaos() {
  rmSync(RESULTS, { recursive: true, force: true })
}

/** Prints how often each intention was met, and what came of it. Returns those that were never met. */
export function printChaos() {
  const files = existsSync(RESULTS) ? readdirSync(RESULTS) : []
  const journeys = files.map((file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')))
  const rows = new Map((journeys[0]?.all ?? []).map((name) => [name, { done: 0, told: 0, failed: 0 }]))
  for (const { outcomes } of journeys) {
    for (const { name, outcome } of outcomes) rows.get(name)[outcome] += 1
  }
  console.log(
    `\n${journeys.length} journeys; intentions that were done at once, or told first and done then:`,
  )
  console.log(`${'intention'.padEnd(36)}    met   done   told failed`)
  for (const [name, { done, told, failed }] of rows) {
    const numbers = [done + told + failed, done, told, failed].map((each) => String(each).padStart(6))
    console.log(`${name.padEnd(36)} ${numbers.join(' ')}`)
  }
  const calls = {}
  for (const each of journeys) {
    for (const [kind, count] of Object.entries(each.calls)) calls[kind] = (calls[kind] ?? 0) + count
  }
  console.log(
    Object.entries(calls)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  )
  return [...rows].filter(([, { done, told, failed }]) => done + told + failed === 0).map(([name]) => name)
}
