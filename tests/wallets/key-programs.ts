/**
 * Signs claims with minisign and signify: by the very commands that the page shows, in a shell, with the keys
 * of the captured answers. Where a program is missing, a double makes the same bytes
 * (docs/server/identity.md#commands-to-sign-with).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { SECRET_KEY } from '#domain/identity/signing.ts'
import { keyFiles } from '#tests/captured/vectors.ts'

export type KeyName = keyof typeof keyFiles

export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

const PROGRAMS: Record<KeyName, string> = {
  minisign: 'minisign',
  minisign_2: 'minisign',
  signify: 'signify-openbsd',
}

/** Returns the signature that a command of the page makes, as it stands in the terminal afterwards. */
export const signedBy = (key: KeyName, command: string): string =>
  hasProgram(PROGRAMS[key]) && hasProgram('xxd') ? signedInShell(key, command) : signedByDouble(key, command)

/** Does something in a new folder, which is deleted afterwards. */
export function inFolder<Result>(act: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'kith-keys-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** signify wants its secret keys in files that end in `.sec`. */
function signedInShell(key: KeyName, command: string): string {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'own.sec'), keyFiles[key].secret_key_file, { mode: 0o600 })
    const typed = command.replace(` ${SECRET_KEY} `, ' own.sec ')
    return execFileSync('sh', ['-c', typed], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  })
}

/**
 * Returns what the programs would write. The keys have no password, so their files hold them in the clear.
 */
export function signedByDouble(key: KeyName, command: string): string {
  const [, claim = ''] = /^echo '(.*)' [|>]/.exec(command) ?? []
  const isHashed = !command.includes('xxd')
  const message = isHashed ? blake2b(Buffer.from(`${claim}\n`)) : Buffer.from(claim, 'hex')
  const lineOf = (text: string) => Buffer.from(text.split('\n')[1] ?? '', 'base64')
  const keyId = lineOf(keyFiles[key].public_key_file).subarray(2, 10)
  const secret = lineOf(keyFiles[key].secret_key_file)
  // signify ends with secret and public key; minisign has a checksum of 32 bytes after them.
  const seed = key === 'signify' ? secret.subarray(-64, -32) : secret.subarray(-96, -64)
  const header = Buffer.concat([Buffer.from(isHashed ? 'ED' : 'Ed'), keyId])
  const signature = Buffer.concat([header, ed25519.sign(message, seed)]).toString('base64')
  return `untrusted comment: a signature of a test\n${signature}\n`
}
