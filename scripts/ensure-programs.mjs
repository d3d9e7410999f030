/** Makes sure that tests find programs of the system, as far as this machine can install them. */
import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackages } from './install-packages.mjs'

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

/**
 * Installs the programs that are missing. Returns those that are missing still; the tests say what they leave
 * out then.
 */
export async function ensurePrograms(...programs) {
  const missing = () => programs.filter((program) => !isThere(program))
  const packages = () => [...new Set(missing().map((program) => PACKAGES[program]))].map((name) => [name])
  if (missing().length > 0 && canInstallPackages()) await installPackages(packages, { stdio: 'ignore' })
  return missing()
}
