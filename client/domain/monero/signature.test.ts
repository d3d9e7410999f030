/** Tests docs/spec/sign-in.md#monero: the form of signatures, and the commands that make one. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moneroMessage } from '#domain/wallet/sign-in-message.ts'
import { createMoneroWallet } from '#tests/captured/monero-wallet.ts'
import { kinds } from '#tests/captured/vectors.ts'
import {
  fileCommand,
  SIGN_AS_SUBADDRESS_COMMAND,
  SIGN_COMMAND,
  signatureIn,
  signatureProblem,
} from './signature.ts'

const SIGNATURE = createMoneroWallet('anybody').sign('a text')

test('every signature that a real server accepted has the right form', () => {
  const accepted = kinds
    .filter(({ kind }) => kind === 'Monero')
    .flatMap(({ vectors }) => vectors)
    .filter((vector) => vector.accepted)
  expect(accepted.length).toBeGreaterThan(10)
  for (const { body } of accepted) expect(signatureProblem(body.signature ?? '')).toBeNull()
})

test.each([
  [SIGNATURE, null],
  [SIGNATURE.replace('SigV2', 'SigV1'), null],
  [SIGNATURE.slice(0, -1), 'short'],
  ['SigV2', 'short'],
  [`${SIGNATURE}1`, 'form'],
  [SIGNATURE.slice(1), 'form'],
  [SIGNATURE.replace('SigV2', 'SigV3'), 'form'],
  [`0x${'1b'.repeat(65)}`, 'form'],
  [`${SIGNATURE.slice(0, -1)}0`, 'form'],
  ['', 'form'],
])('%j: %s', (text, problem) => {
  expect(signatureProblem(text)).toBe(problem)
})

// docs/spec/sign-in.md#monero
test.each([
  ['alone', SIGNATURE],
  ['with white space and marks', ` ${SIGNATURE.slice(0, 40)}\r\n${SIGNATURE.slice(40)}\u200b\n`],
  ['with what a terminal shows around it', `Wallet password: \n${SIGNATURE}\n[wallet 46vanA]: `],
  ['with that on one line', `Wallet password: ${SIGNATURE}[wallet 46vanA]: `],
])('the signature is found %s', (_, pasted) => {
  expect(signatureIn(pasted)).toBe(SIGNATURE)
})

test('what is longer than a signature is left as it is', () => {
  expect(signatureIn(`${SIGNATURE}1`)).toBe(`${SIGNATURE}1`)
})

// docs/spec/sign-in.md#monero
test('the commands, to the byte', () => {
  expect(fileCommand('one\n\ntwo')).toBe("printf %s 'one\n\ntwo' > message.txt")
  expect(SIGN_COMMAND).toBe('sign message.txt')
  expect(SIGN_AS_SUBADDRESS_COMMAND).toBe('sign 0,1 message.txt')
})

test.each(['Do not sign!', 'It\'s 100% $HOME `id` \\n "quoted" !!', '%s ünï — متن'])(
  'a shell writes a message with the statement %j as it is',
  (statement) => {
    const message = moneroMessage({
      host: 'kith.example',
      origin: 'https://kith.example',
      address: createMoneroWallet('anybody').address,
      statement,
      nonce: '0123456789abcdef',
      issuedAt: '2026-11-22T06:20:12.792Z',
    })
    const cwd = mkdtempSync(join(tmpdir(), 'kith-'))
    execFileSync('sh', ['-c', fileCommand(message)], { cwd })
    expect(readFileSync(join(cwd, 'message.txt'), 'utf8')).toBe(message)
  },
)
