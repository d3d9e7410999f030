/**
 * Signs in with the programs of Monero, which need no chain for that: they sign the message that the client
 * writes, and the reference server judges it (docs/spec/sign-in.md#monero,
 * docs/server/session.md#monero-message).
 * `npm run test:wallets` runs it.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fileCommand,
  SIGN_AS_SUBADDRESS_COMMAND,
  SIGN_COMMAND,
  signatureProblem,
} from '#domain/monero/signature.ts'
import { moneroMessage } from '#domain/wallet/sign-in-message.ts'
import { createServer } from '#server/app.ts'
import type { World } from '#server/world/world.ts'
import { freePort } from '#tests/harness/free-port.ts'
import { NOON, smallWorld, visit } from '#tests/harness/visitor.ts'
import { begin, end, type Rpc, rpcAt, untilAnswering } from '#tests/money/programs.ts'

/** The command line, which people sign with. */
const CLI = 'monero-wallet-cli'

const METHOD = 'caip122_monero'

let folder: string
let program: ChildProcess
let wallet: Rpc
const addresses = { standard: '', subaddress: '', integrated: '' }

async function openWallet(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kith-wallet-'))
  const port = await freePort()
  program = begin('monero-wallet-rpc', [
    '--offline',
    '--disable-rpc-login',
    ...['--wallet-dir', folder],
    ...['--rpc-bind-port', String(port)],
    ...['--log-file', join(folder, 'log')],
  ])
  wallet = rpcAt(port)
  await untilAnswering(wallet)
  await wallet('create_wallet', { filename: 'own', password: '', language: 'English' })
  addresses.standard = (await wallet('get_address')).address
  addresses.subaddress = (await wallet('create_address', { account_index: 0 })).address
  addresses.integrated = (await wallet('make_integrated_address')).integrated_address
}

/** Signs with the command line, as the page says. */
function signInTerminal(message: string, command: string): string {
  execFileSync('sh', ['-c', fileCommand(message)], { cwd: folder })
  const options = ['--offline', '--wallet-file', 'own', '--password', '', '--log-file', 'log.cli']
  const output = execFileSync(CLI, [...options, ...command.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.trim().split('\n').at(-1) ?? ''
}

function worldWithWallets(): World {
  const world = smallWorld()
  const chain = { chain_id: 'monero:00000000000000000000000000000000', is_forwarding_required: true }
  Object.assign(world.instance, {
    authentication_methods: ['password', METHOD],
    blockchains: [{ ...chain, description: null, payment_amount_min: 1 }],
  } satisfies Partial<typeof world.instance>)
  return world
}

let used = 0

const messageFor = (world: World, address: string): string => {
  used += 1
  return moneroMessage({
    host: 'kith.example',
    origin: 'https://kith.example',
    address,
    statement: world.instance.login_message,
    nonce: used.toString(16).padStart(16, '0'),
    issuedAt: new Date(NOON).toISOString(),
  })
}

type Sign = (message: string) => string | Promise<string>

/** Registers with a signed message, and signs in with another one. Returns both judgements. */
async function judge(address: string, sign: Sign): Promise<number[]> {
  const world = worldWithWallets()
  const guest = visit(world, null, createServer({ world, rateLimits: false }))
  const signed = async () => {
    const message = messageFor(world, address)
    const signature = await sign(message)
    expect(signatureProblem(signature)).toBeNull()
    return { message, signature }
  }
  const registration = { username: 'newcomer', authentication_method: METHOD, ...(await signed()) }
  const { status } = await guest.send('POST', '/api/v1/accounts', registration)
  const token = { grant_type: METHOD, ...(await signed()) }
  return [status, (await guest.send('POST', '/oauth/token', token)).status]
}

describe.runIf(process.env.KITH_WALLETS === '1')('the programs of Monero', () => {
  beforeAll(openWallet, 60_000)

  afterAll(async () => {
    await end(program)
    await rm(folder, { recursive: true })
  })

  const signBy = (params: object) => async (data: string) =>
    (await wallet('sign', { data, ...params })).signature

  test.each([
    ['standard', 'spend', {}],
    ['standard', 'view', { signature_type: 'view' }],
    ['integrated', 'spend', {}],
    ['subaddress', 'spend', { account_index: 0, address_index: 1 }],
    ['subaddress', 'view', { account_index: 0, address_index: 1, signature_type: 'view' }],
  ] as const)('%s address, %s key', async (kind, _, params) => {
    expect(await judge(addresses[kind], signBy(params))).toEqual([201, 200])
  })

  test.each([
    ['a line break at the end', (message: string) => `${message}\n`],
    ['another word', (message: string) => message.replace('Version: 1', 'Version: 2')],
  ])('a signature of the message with %s is refused', async (_, change) => {
    expect(await judge(addresses.standard, (message) => signBy({})(change(message)))).toEqual([400, 400])
  })

  test('a signature by another address is refused', async () => {
    const asSubaddress = signBy({ account_index: 0, address_index: 1 })
    expect(await judge(addresses.standard, asSubaddress)).toEqual([400, 400])
  })

  describe('in a terminal', () => {
    // The command line opens the same wallet, which one program at a time can do.
    beforeAll(async () => void (await wallet('close_wallet')))

    test.each([
      ['standard', SIGN_COMMAND],
      ['integrated', SIGN_COMMAND],
      ['subaddress', SIGN_AS_SUBADDRESS_COMMAND],
    ] as const)(
      '%s address: `%s`',
      async (kind, command) => {
        expect(await judge(addresses[kind], (message) => signInTerminal(message, command))).toEqual([
          201, 200,
        ])
      },
      60_000,
    )
  })
})
