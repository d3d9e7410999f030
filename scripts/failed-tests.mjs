/** Reads from the JSON reports of Playwright and Vitest which tests failed, and what they said. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Enough of a message to know what is wrong; the whole of it stands further up. */
const LINES = 12

/** Returns the tests that failed in the end, with what they said. */
export const failedTests = (files) => read(files, 'unexpected')

/** Returns the journeys that passed in a later try, with what they said in the earlier ones. */
export const unsteadyTests = (files) => read(files, 'flaky')

function read(files, status) {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => testsOf(JSON.parse(readFileSync(file, 'utf8')), status))
    .map(({ title, messages }) => [title, ...messages.flatMap(beginning)].join('\n    '))
}

const beginning = (message) => message.split('\n').slice(0, LINES)

function testsOf({ suites, testResults }, status) {
  if (suites !== undefined) return suites.flatMap((suite) => journeysOf(suite, status))
  return status === 'unexpected' ? testResults.flatMap(failedInFile) : []
}

function journeysOf({ suites = [], specs = [] }, status) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        title: `${file}:${line} [${projectName}] ${title}`,
        messages: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      })),
  )
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, status))]
}

/** A file that does not even load holds no failed test, and fails all the same. */
function failedInFile({ name, status, message, assertionResults }) {
  const file = relative('.', name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file} ${fullName}`,
      messages: failureMessages,
    }))
  return failed.length === 0 && status === 'failed' ? [{ title: file, messages: [message] }] : failed
}
