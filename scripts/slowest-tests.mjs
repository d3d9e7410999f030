/**
 * Returns the tests that took longest, as lines of a table, from the JSON reports of Playwright and Vitest.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export function slowestTests(files, count) {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => testsOf(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, title }) => `${seconds.toFixed(1).padStart(7)}  ${title}`)
}

function testsOf({ suites, testResults }) {
  return suites === undefined ? testResults.flatMap(componentTestsOf) : suites.flatMap(journeysOf)
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => {
      const again = results.length > 1 ? ` (${results.length} tries)` : ''
      return {
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        title: `${file}:${line} [${projectName}] ${title}${again}`,
      }
    }),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

function componentTestsOf({ name, assertionResults }) {
  return assertionResults.map(({ fullName, duration }) => ({
    seconds: (duration ?? 0) / 1000,
    title: `${relative('.', name)} ${fullName}`,
  }))
}
