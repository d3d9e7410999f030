/**
 * Tests docs/spec/identity.md#commands-to-sign. `npm run test:wallets` runs these commands with the real
 * programs.
 */
import { expect, test } from 'vitest'
import { proofs } from '#tests/captured/vectors.ts'
import { WAYS_TO_SIGN } from './key-link.ts'
import { isSafeClaim, wayOf } from './signing.ts'

// docs/spec/identity.md#commands-to-sign
test('the commands, to the byte', () => {
  const commands = WAYS_TO_SIGN.map((way) => [way, wayOf(way).create, wayOf(way).sign('CLAIM')])
  expect(commands).toEqual([
    [
      'minisign',
      'minisign -G -p minisign.pub -s minisign.key',
      "echo 'CLAIM' | xxd -r -p > claim.bin && minisign -S -l -m claim.bin -s KEY && cat claim.bin.minisig",
    ],
    [
      'signify',
      'signify-openbsd -G -p signify.pub -s signify.sec',
      "echo 'CLAIM' | xxd -r -p | signify-openbsd -S -s KEY -m - -x -",
    ],
    [
      'minisign_hashed',
      'minisign -G -p minisign.pub -s minisign.key',
      "echo 'CLAIM' > claim.txt && minisign -Sm claim.txt -s KEY && cat claim.txt.minisig",
    ],
  ])
})

test.each(
  proofs
    .filter(({ proof_type }) => proof_type !== 'ethereum')
    .map(({ name, ...rest }) => ({ name, ...rest })),
)('the claim of $name makes a command', ({ proof_type, claim }) => {
  const ways = WAYS_TO_SIGN.filter((way) => wayOf(way).type === proof_type)
  for (const way of ways) expect(isSafeClaim(way, claim)).toBe(true)
})

// docs/spec/identity.md#commands-to-sign
test.each([
  ['minisign', ''],
  ['minisign', 'abc'],
  ['minisign', "00'; rm -rf ~; '"],
  ['minisign', '00\n00'],
  ['signify', '00 00'],
  ['signify', '{"a":"b"}'],
  ['minisign_hashed', ''],
  ['minisign_hashed', '00'],
  ['minisign_hashed', `{"a":"'; rm -rf ~; '"}`],
  ['minisign_hashed', '{"a":"\\n"}'],
  ['minisign_hashed', '{"a":"b"}\nrm -rf ~'],
  ['minisign_hashed', '{"a":"\u202E"}'],
] as const)('%s: %j makes none', (way, claim) => {
  expect(isSafeClaim(way, claim)).toBe(false)
})
