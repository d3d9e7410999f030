/** Makes sure that tests find programs of the system, as far as this machine can install them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The packages of Debian that have the programs. */
const PACKAGES = {
  minisign: 'minisign',
  'signify-openbsd': 'signify-openbsd',
  xxd: 'xxd',
  'monero-wallet-rpc': 'monero',
  'monero-wallet-cli': 'monero',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  nginx: 'nginx-light',
  caddy: 'caddy',
  apache2: 'apache2',
  openssl: 'openssl',
  cwebp: 'webp',
  img2webp: 'webp',
}

const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** The last installation that was asked for: there can be one at a time. */
let last = Promise.resolve()

/**
 * Installs the programs that are missing. Returns those that are missing still; the tests say what they leave
 * out then.
 */
export function ensurePrograms(...programs) {
  const installed = last.then(() => installMissing(programs))
  last = installed.catch(() => undefined) // whoever asked for them hears of it
  return installed
}

async function installMissing(programs) {
  const missing = programs.filter((program) => !isThere(program))
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], options)
    for (const name of new Set(missing.map((program) => PACKAGES[program]))) {
      await run('apt-get', ['install', '-y', '-qq', name], options)
    }
  }
  return programs.filter((program) => !isThere(program))
}
