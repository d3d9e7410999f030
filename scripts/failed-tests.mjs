/** Returns the tests that failed in the end, with what they said, from the JSON reports of Playwright and Vitest. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Enough of a message to know what is wrong; the whole of it stands further up. */
const LINES = 12

export function failedTests(files) {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => failuresOf(JSON.parse(readFileSync(file, 'utf8'))))
    .map(({ title, message }) => [title, ...message.split('\n').slice(0, LINES)].join('\n    '))
}

function failuresOf({ suites, testResults }) {
  return suites === undefined ? testResults.flatMap(failedInFile) : suites.flatMap(failedJourneys)
}

function failedJourneys({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `${file}:${line} [${projectName}] ${title}`,
        message: results.at(-1)?.error?.message ?? '',
      })),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

/** A file that does not even load holds no failed test, and fails all the same. */
function failedInFile({ name, status, message, assertionResults }) {
  const file = relative('.', name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file} ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  return failed.length === 0 && status === 'failed' ? [{ title: file, message }] : failed
}
