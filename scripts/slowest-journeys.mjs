/** Returns the journeys that took longest, as lines of a table, from the JSON report of Playwright. */
import { existsSync, readFileSync } from 'node:fs'

export function slowestJourneys(file, count) {
  if (!existsSync(file)) return []
  const { suites } = JSON.parse(readFileSync(file, 'utf8'))
  return suites
    .flatMap(journeysOf)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, tries, title }) => {
      const again = tries > 1 ? ` (${tries} tries)` : ''
      return `${seconds.toFixed(1).padStart(7)}  ${title}${again}`
    })
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      tries: results.length,
      title: `${file}:${line} [${projectName}] ${title}`,
    })),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}
