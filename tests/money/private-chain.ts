/** Starts a Monero chain that nobody else sees, and wallets on it, with the programs of the system (Debian's `monero`). */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The answers of the programs that are read here. */
interface Answers {
  get_version: { version: number }
  generateblocks: { height: number }
  create_wallet: object
  refresh: { blocks_fetched: number }
  get_address: { address: string }
  create_address: { address: string }
  get_address_index: { index: { major: number; minor: number } }
  make_integrated_address: { integrated_address: string; payment_id: string }
  split_integrated_address: { standard_address: string; payment_id: string }
  query_key: { key: string }
  parse_uri: { uri: { address: string; amount: number } }
  validate_address: { valid: boolean; integrated: boolean; subaddress: boolean; nettype: string }
  transfer: { tx_hash: string; fee: number }
  get_transfers: { in?: { address: string; amount: number; txid: string; payment_id: string }[] }
  get_balance: { unlocked_balance: number }
}

/** An error that a program answered. */
export class RpcError extends Error {}

export type Rpc = <Method extends keyof Answers>(method: Method, params?: object) => Promise<Answers[Method]>

export interface PrivateChain {
  /** Mines blocks, whose rewards go to an address. */
  mine(count: number, address: string): Promise<void>
  /** Makes a wallet with keys of its own. */
  createWallet(name: string): Promise<Rpc>
  stop(): Promise<void>
}

export async function startPrivateChain(): Promise<PrivateChain> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-chain-'))
  const children: ChildProcess[] = []
  const [daemonPort, peerPort] = [await freePort(), await freePort()]
  const begin = (program: string, args: string[]) => {
    children.push(spawn(program, [...args, '--non-interactive', '--log-level', '0'], { stdio: 'ignore' }))
  }
  begin('monerod', [
    '--regtest',
    '--offline',
    '--no-zmq',
    ...['--fixed-difficulty', '1'],
    ...['--data-dir', join(folder, 'chain')],
    ...['--rpc-bind-port', String(daemonPort)],
    ...['--p2p-bind-port', String(peerPort)],
  ])
  const daemon = rpcAt(daemonPort)
  await untilAnswering(daemon)
  return {
    async mine(count, address) {
      await daemon('generateblocks', { amount_of_blocks: count, wallet_address: address })
    },
    async createWallet(name) {
      const port = await freePort()
      begin('monero-wallet-rpc', [
        '--disable-rpc-login',
        '--trusted-daemon',
        ...['--wallet-dir', folder],
        ...['--rpc-bind-port', String(port)],
        ...['--daemon-address', `127.0.0.1:${daemonPort}`],
        ...['--log-file', join(folder, `${name}.log`)],
      ])
      const wallet = rpcAt(port)
      await untilAnswering(wallet)
      await wallet('create_wallet', { filename: name, password: '', language: 'English' })
      return wallet
    },
    async stop() {
      await Promise.all(children.map(end))
      await rm(folder, { recursive: true })
    },
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (child.exitCode !== null) resolve()
    child.kill('SIGKILL')
  })
}

function rpcAt(port: number): Rpc {
  return async (method, params = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/json_rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: '0', method, params }),
    })
    const { result, error } = await answer.json()
    if (error) throw new RpcError(`${method}: ${error.message}`)
    return result
  }
}

async function untilAnswering(rpc: Rpc): Promise<void> {
  for (let turn = 0; turn < 150; turn++) {
    try {
      await rpc('get_version')
      return
    } catch {
      // It has not begun to listen.
      await wait(200)
    }
  }
  throw new Error('A program of Monero did not start within 30 seconds')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}
