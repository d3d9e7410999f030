/**
 * Judges real messages and signatures as a real server judged them, each in its turn, since nonces and
 * identities are remembered (docs/server/session.md#wallets, docs/server/identity.md#rules-of-proofs).
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createServer } from '#server/app.ts'
import { claimOf, didOf, readProofType } from '#server/policies/identity/claim.ts'
import { OLDEST, setVersion } from '#server/policies/version.ts'
import { addAccount } from '#server/world/accounts.ts'
import { copyWorld } from '#server/world/copy.ts'
import { createWorld, type World } from '#server/world/world.ts'
import { seededRandom, visit } from '#tests/harness/visitor.ts'
import { flipped } from './flips.ts'
import { instance_url, kinds, login_message, proofs, type Vector } from './vectors.ts'

const RUNS = Number(process.env.KITH_SIGNATURE_RUNS ?? 60)

/** The day on which all of it was signed. */
const clock = () => Date.UTC(2026, 10, 22, 7)

function capturedWorld(): World {
  const world = createWorld({ clock, random: seededRandom(), baseUrl: instance_url })
  Object.assign(world.instance, {
    login_message,
    authentication_methods: ['password', 'eip4361', 'caip122_monero'],
    blockchains: [
      {
        chain_id: 'monero:00000000000000000000000000000000',
        is_forwarding_required: true,
        description: null,
        payment_amount_min: 1,
      },
    ],
  } satisfies Partial<typeof world.instance>)
  // The real dave had proven ten keys before.
  const keys = Array.from({ length: 10 }, (_, at) => ({
    name: 'Key',
    value: `z${at}`,
    is_legacy_proof: false,
  }))
  addAccount(world, { username: 'alice' })
  addAccount(world, { username: 'bob' })
  addAccount(world, { username: 'dave', identity_proofs: keys })
  return world
}

async function judge(world: World, { acct, path }: Vector, body: Vector['body']) {
  const server = createServer({ world, rateLimits: false })
  const answer = await visit(world, acct, server).send('POST', path, body)
  const { error = null } = await answer.json()
  return { status: answer.status, error }
}

/** Makes all calls of a kind, and returns each with the world before it. */
async function judgeAll(vectors: Vector[]) {
  const world = capturedWorld()
  const steps = []
  for (const vector of vectors) {
    const before = copyWorld(world, { clock, random: seededRandom() })
    steps.push({ vector, before, judgement: await judge(world, vector, vector.body) })
  }
  return steps
}

test('the real server accepted 55 of 148 calls', () => {
  const all = kinds.flatMap(({ vectors }) => vectors)
  expect([all.length, all.filter(({ accepted }) => accepted).length]).toEqual([148, 55])
})

const judged = await Promise.all(
  kinds.map(async ({ kind, vectors }) => ({ kind, steps: await judgeAll(vectors) })),
)

describe.each(judged)('$kind', ({ steps }) => {
  test.each(steps)('$vector.name: $vector.judgement.error', ({ vector, judgement }) => {
    expect(judgement).toEqual(vector.judgement)
  })

  const accepted = steps.filter(({ vector }) => vector.accepted)

  test('what was accepted is refused after any flipped bit', async () => {
    const change = fc
      .constantFrom(...accepted)
      .chain(({ vector, before }) => flipped(vector).map((body) => ({ vector, before, body })))
    await fc.assert(
      fc.asyncProperty(change, async ({ vector, before, body }) => {
        const world = copyWorld(before, { clock, random: seededRandom() })
        expect((await judge(world, vector, body)).status).toBeGreaterThanOrEqual(400)
      }),
      { numRuns: RUNS, seed: 20261122 },
    )
  }, 600_000)
})

describe('claims', () => {
  /** Of these, something else was sent than the claim had been made of. */
  const changed = [
    'minisign-created-at-changed',
    'unhashed-created-at-milliseconds',
    'ethereum-other-chain',
    'did-invalid',
    'type-unknown',
  ]
  const made = proofs.filter(({ name }) => !changed.includes(name))

  test.each(made)('$name', ({ proof_type, signer, actor, did, created_at, claim }) => {
    const type = readProofType(proof_type)
    expect(didOf(type, signer)).toBe(did)
    expect(claimOf(capturedWorld(), type, { actor, did, created_at })).toBe(claim)
  })

  test('of version 4.11 have another proof config', () => {
    const world = capturedWorld()
    setVersion(world, OLDEST)
    const claim = claimOf(world, 'minisign-unhashed', {
      actor: 'https://mitra.example/users/alice',
      did: 'did:key:z6Mkok4iB7Q9jbRQUTy2MNXTAmENaiRxZZk1hEZfxB3aXYGX',
      created_at: '2026-11-22T06:17:59.683865109Z',
    })
    expect(claim).toBe(
      '58251961ef9ec1fe86aecd1ad8ac7b7681560d8060a9da09439c72507f3361d6dfe9d07a0eba5920a7bfbbfc143df033a6bce2e16c1039ec896b27d29dab57f1',
    )
  })
})
