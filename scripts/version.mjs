/**
 * Says which version this checkout is: the number of package.json, and the commit with its date. A checkout
 * with changes of its own, or without Git, is of no commit.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function versionOf(folder) {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { version, ...commitOf(folder) }
}

function commitOf(folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    if (git('status', '--porcelain') !== '') return { commit: null, date: null }
    const [commit, seconds] = git('log', '-1', '--format=%H %ct').split(' ')
    return { commit, date: new Date(Number(seconds) * 1000).toISOString().replace('.000', '') }
  } catch {
    return { commit: null, date: null }
  }
}
