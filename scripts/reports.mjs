/**
 * Keeps the JSON reports of the steps of `npm test`, counts their tests and prints what they say together.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { failedTests, unsteadyTests } from './failed-tests.mjs'
import { slowestTests } from './slowest-tests.mjs'

export const REPORTS = '.kith/reports'

/** The name of the second report of the journeys: those that were tried alone. */
export const ALONE = 'e2e-alone'

/** Returns where a step writes its report. */
export const reportOf = (name) => `${REPORTS}/${name}.json`

export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

/**
 * Returns the reports of a step that exist, in the order in which they were written: the last one says what
 * failed in the end.
 */
const reportsOf = (name) =>
  (name === 'e2e' ? [name, ALONE] : [name]).map(reportOf).filter((file) => existsSync(file))

/**
 * Returns how many journeys of a report passed, failed and were skipped; nothing where there is no report.
 */
export const statsOf = (name) =>
  existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')).stats : {}

/** Counts single tests where the step reports them; else the step counts as one. */
export function countTests(name, code) {
  const reports = reportsOf(name)
  if (reports.length === 0) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const passed = reports.map((file) => passedIn(JSON.parse(readFileSync(file, 'utf8'))))
  const failed = failedTests(reports.slice(-1)).length
  return {
    passed: passed.reduce((sum, count) => sum + count, 0),
    failed: code === 0 ? failed : Math.max(failed, 1),
  }
}

const passedIn = ({ numPassedTests, stats }) => numPassedTests ?? stats.expected + stats.flaky

/** Prints the slowest tests, those that failed in any try, and a table of the steps. Sets the exit code. */
export function printReport(rows) {
  const reports = rows.map(({ name }) => reportsOf(name))
  const failed = failedTests(reports.flatMap((files) => files.slice(-1)))
  const unsteady = [...unsteadyTests(reports.flat()), ...failedTests(reports.flat())].filter(
    (test) => !failed.some((other) => titleOf(other) === titleOf(test)),
  )
  printList('The slowest tests in a browser, in seconds:', slowestTests(['e2e', 'browser'].map(reportOf), 20))
  printList('Passed only when they were tried again:', unsteady)
  printList('Failed:', [...failed, ...failedWithoutTest(rows)])
  console.log('\nstep        passed  failed  seconds')
  for (const { name, passed, failed, seconds } of rows) {
    const cells = [String(passed).padStart(6), String(failed).padStart(6), seconds.toFixed(1).padStart(7)]
    console.log(`${name.padEnd(12)}${cells.join('  ')}`)
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** Names the steps that failed although none of their tests did, as after an error that nobody caught. */
const failedWithoutTest = (rows) =>
  rows
    .filter(({ name, failed }) => failed > 0 && failedTests(reportsOf(name).slice(-1)).length === 0)
    .map(({ name }) => `${name}: in none of its tests; its output says why`)

const titleOf = (test) => test.split('\n')[0]

function printList(heading, lines) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.join('\n')}`)
}
