/**
 * Tests docs/spec/identity.md#pasted-keys and docs/spec/identity.md#signature-of-a-key, with files of the
 * real programs.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyFiles, proofs } from '#tests/captured/vectors.ts'
import { EMPTY_LINK } from './key-link.ts'
import { keyProblem, signatureProblem, storedPart } from './key-problem.ts'
import { readKeyText, sentKeyText } from './key-text.ts'

const MINISIGN = keyFiles.minisign.public_key_file
const SIGNIFY = keyFiles.signify.public_key_file
const [, LINE = ''] = MINISIGN.split('\n')

const signatureOf = (name: string) => proofs.find((proof) => proof.name === name)?.signature ?? ''
const PLAIN = signatureOf('signify')
const HASHED = signatureOf('minisign-echo')
const [, PLAIN_LINE = ''] = PLAIN.split('\n')

const hexOf = (line: string) => Buffer.from(line, 'base64').toString('hex')

// docs/spec/identity.md#pasted-keys
describe('a public key', () => {
  test.each([
    ['the file of minisign', MINISIGN, 'minisign', 'A5D81032033D1841'],
    ['the file of signify', SIGNIFY, 'signify', '24A1226A482FA2A7'],
    ['its line', LINE, null, 'A5D81032033D1841'],
    ['with line breaks of Windows', MINISIGN.replaceAll('\n', '\r\n'), 'minisign', 'A5D81032033D1841'],
    ['with spaces around', ` \n\t${LINE} \n`, null, 'A5D81032033D1841'],
    ['with a mark of UTF-8', `\uFEFF${MINISIGN}`, 'minisign', 'A5D81032033D1841'],
  ])('%s', (_, text, program, keyId) => {
    expect(readKeyText(text)).toEqual({ kind: 'key', program, keyId })
    expect(keyProblem(text)).toBeNull()
  })

  test.each([
    ['nothing', ' \n', null],
    ['a secret key of minisign', keyFiles.minisign.secret_key_file, 'secret'],
    ['a secret key of signify', keyFiles.signify.secret_key_file, 'secret'],
    ['the line of a secret key', keyFiles.signify.secret_key_file.split('\n')[1], 'secret'],
    ['a secret key that was cut', keyFiles.minisign.secret_key_file.slice(0, 90), 'secret'],
    ['the first line of a secret key', keyFiles.minisign.secret_key_file.split('\n')[0], 'secret'],
    ['a longer text than all others', Buffer.from('Ed'.padEnd(90, 'x')).toString('base64'), 'secret'],
    ['an odd text under the comment of a secret key', 'untrusted comment: signify secret key\n…', 'secret'],
    ['a signature', PLAIN, 'signature'],
    ['a comment alone', 'untrusted comment: minisign public key A5D81032033D1841', 'cut'],
    ['a key that was cut', LINE.slice(0, -3), 'cut'],
    ['a key with its line broken', `${LINE.slice(0, 30)}\n${LINE.slice(30)}`, 'cut'],
    ['hex', hexOf(LINE), 'hex'],
    ['hex with 0x', `0x${hexOf(LINE)}`, 'hex'],
    ['a word', 'abc', 'unknown'],
    ['a key of SSH', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHhAtjaayDlzKHfpT5PfPzWucViGW9x4 me', 'unknown'],
    ['a key of PGP', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEZ', 'unknown'],
  ])('%s is none', (_, text = '', problem) => {
    expect(keyProblem(text)).toBe(problem)
  })
})

// docs/spec/identity.md#signature-of-a-key
describe('a signature', () => {
  const problemOf = (text: string, hashing: 'plain' | 'hashed' = 'plain', publicKey = SIGNIFY) =>
    signatureProblem(text, { publicKey, hashing })

  test.each([
    ['the file of signify', PLAIN],
    ['its line', PLAIN_LINE],
    ['with line breaks of Windows', PLAIN.replaceAll('\n', '\r\n')],
    ['with spaces around', `\n ${PLAIN_LINE} \n`],
    ['with what the terminal asked before', `passphrase: \n\n${PLAIN}`],
    ['nothing', ''],
    ['hex, which is left to the server', hexOf(PLAIN_LINE)],
  ])('%s', (_, text) => {
    expect(problemOf(text)).toBeNull()
  })

  test.each([
    ['the key', SIGNIFY, 'key'],
    ['a secret key', keyFiles.signify.secret_key_file, 'secret'],
    ['one that was cut', PLAIN.slice(0, -9), 'cut'],
    ['a word', 'RWS?', 'unknown'],
    ['one of the hash', HASHED, 'hashed'],
    ['one by another key', signatureOf('unhashed-minisign-legacy-xxd'), 'other_key'],
  ])('%s is none', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('of a hash is wanted by minisign as it signs by default', () => {
    expect(problemOf(HASHED, 'hashed', MINISIGN)).toBeNull()
    expect(problemOf(PLAIN, 'hashed')).toBe('plain')
  })
})

/** The calls in which the text of a signature is as a program writes it, or as people paste it. */
const judged = proofs.filter(
  ({ proof_type, error }) => proof_type !== 'ethereum' && error !== 'invalid signature',
)

test.each(judged.map((proof) => [proof.name, proof] as const))(
  'the real server judged %s as the client does',
  (_, { proof_type, signer, signature, accepted, error }) => {
    const hashing = proof_type === 'minisign' ? 'hashed' : 'plain'
    const problem = signatureProblem(signature, { publicKey: signer, hashing })
    if (accepted) expect(problem).toBeNull()
    if (error === 'invalid signature type') expect(problem).toBe(hashing === 'plain' ? 'hashed' : 'plain')
  },
)

// docs/spec/identity.md#signature-of-a-key
test('what is sent has no space before a line or after it, and no 0x', () => {
  expect(sentKeyText(` \r\n${MINISIGN.replaceAll('\n', ' \r\n')}\n`)).toBe(MINISIGN.trim())
  expect(sentKeyText(`0x${hexOf(PLAIN_LINE)} `)).toBe(hexOf(PLAIN_LINE))
  expect(sentKeyText('0x')).toBe('0x')
})

test('what a terminal shows before the file is not sent', () => {
  expect(sentKeyText(`Password: \nDeriving a key … done\n\n${HASHED}\n$ `)).toBe(`${HASHED}\n$`)
})

test('a text is read as what is sent of it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(MINISIGN, PLAIN, HASHED, SIGNIFY))
  const space = fc.stringMatching(/^[ \t\r\n]*$/)
  fc.assert(
    fc.property(space, text, space, (before, middle, after) => {
      const pasted = before + middle + after
      expect(readKeyText(sentKeyText(pasted))).toEqual(readKeyText(pasted))
      expect(sentKeyText(sentKeyText(pasted))).toBe(sentKeyText(pasted))
    }),
    { seed: 20261122 },
  )
})

/** Returns what is kept of a text in either field. */
function storedOf(text: string): string[] {
  const { publicKey, signature } = storedPart({ ...EMPTY_LINK, publicKey: text, signature: text })
  return [publicKey, signature]
}

// docs/spec/identity.md#pasted-keys
test('a secret key is never kept, however much of it is there', () => {
  for (const { secret_key_file: file } of [keyFiles.minisign, keyFiles.minisign_2, keyFiles.signify]) {
    const [comment = '', line = ''] = file.split('\n')
    // Eight letters hold the mark of both programs, and nothing that is secret.
    for (let end = 8; end <= line.length; end += 1) {
      expect(storedOf(`${comment}\n${line.slice(0, end)}`)).toEqual(['', ''])
      expect(storedOf(line.slice(0, end))).toEqual(['', ''])
    }
  }
  for (const text of [MINISIGN, PLAIN, HASHED, '', 'abc']) expect(storedOf(text)).toEqual([text, text])
})
