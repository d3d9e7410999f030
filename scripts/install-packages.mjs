/** Installs packages of Debian, one call at a time: two at once would find its files locked. */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Another program of the machine may hold the lock: apt-get waits so many seconds for it. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300']

/** The last installation that was asked for. */
let last = Promise.resolve()

/** Whether this machine has the packages, and whoever runs this may install them. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs, after the installations before, what is missing by then: `missing()` names groups of packages.
 * Each group is installed by itself, so that one that does not exist keeps nobody else away.
 */
export function installPackages(missing, options = {}) {
  const installed = last.then(() => installGroups(missing(), options))
  last = installed.catch(() => undefined) // whoever asked for them hears of it
  return installed
}

async function installGroups(groups, options) {
  if (groups.length === 0) return
  const quiet = { ...options, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', [...PATIENT, 'update', '-qq'], quiet)
  for (const names of groups) {
    await run('apt-get', [...PATIENT, 'install', '-y', '-qq', ...names], quiet)
  }
}
