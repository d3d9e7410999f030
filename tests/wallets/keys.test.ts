/**
 * Links keys as people do: the commands of the page run in a shell, and the reference server judges what they
 * make (docs/spec/identity.md#commands-to-sign, docs/server/identity.md#commands-to-sign-with).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { addIdentityProof } from '#contract/endpoints/identity.ts'
import { requestClaim } from '#data/account/identity-proofs.ts'
import { call } from '#data/connection/api.ts'
import type { WayToSign } from '#domain/identity/key-link.ts'
import { readKeyText, sentKeyText } from '#domain/identity/key-text.ts'
import { wayOf } from '#domain/identity/signing.ts'
import { keyFiles } from '#tests/captured/vectors.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { hasProgram, inFolder, type KeyName, signedBy, signedByDouble } from './key-programs.ts'

const CASES: [WayToSign, KeyName, string][] = [
  ['minisign', 'minisign', 'minisign'],
  ['minisign_hashed', 'minisign_2', 'minisign'],
  ['signify', 'signify', 'signify-openbsd'],
]

beforeEach(async () => {
  connectToServer()
  await signInAs('alice')
})

async function link(
  way: WayToSign,
  key: KeyName,
  change: (command: string) => string = (command) => command,
) {
  const { type, sign } = wayOf(way)
  const signer = sentKeyText(keyFiles[key].public_key_file)
  const { did, claim, created_at } = await requestClaim({ proof_type: type, signer })
  const signature = sentKeyText(signedBy(key, change(sign(claim))))
  return call(addIdentityProof, { body: { proof_type: type, did, created_at, signature } })
}

describe.each(CASES)('%s', (way, key, program) => {
  const title = hasProgram(program) ? `signs by ${program}` : `signs by a double: ${program} is missing`

  test(title, async () => {
    expect((await link(way, key)).identity_proofs).toMatchObject([{ name: 'Key', is_legacy_proof: false }])
  })

  test('does not sign another message', async () => {
    const other = (command: string) =>
      command.replace(/'(.)/, (_, first) => `'${first === '{' ? '{ ' : '00'}`)
    await expect(link(way, key, other)).rejects.toMatchObject({ message: 'invalid signature' })
  })

  test('the double makes the same bytes', () => {
    const command = wayOf(way).sign(way === 'minisign_hashed' ? '{"a":1}' : '00ff')
    const bytesOf = (file: string) => file.split('\n').find((line) => !line.startsWith('untrusted'))
    expect(bytesOf(signedBy(key, command))).toBe(bytesOf(signedByDouble(key, command)))
  })
})

// Without a terminal of their own the programs ask the input for the password.
const hasNoTerminal = hasProgram('setsid')

test.each(
  CASES.filter(([way, , program]) => way !== 'minisign_hashed' && hasNoTerminal && hasProgram(program)),
)(
  'the command that makes a key, by %s',
  (way, _, program) => {
    const { create, publicKey } = wayOf(way)
    const made = inFolder((folder) => {
      spawnSync('setsid', ['-w', 'sh', '-c', create], { cwd: folder, input: 'word\nword\n' })
      return readFileSync(join(folder, publicKey), 'utf8')
    })
    expect(readKeyText(made)).toMatchObject({ kind: 'key', program: program.split('-')[0] })
  },
  60_000,
)
