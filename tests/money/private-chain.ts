/**
 * Starts a Monero chain that nobody else sees, and wallets on it, with the programs of the system (Debian's
 * `monero`).
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/harness/free-port.ts'
import { begin, end, type Rpc, rpcAt, untilAnswering } from './programs.ts'

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
  const run = (program: string, args: string[]) => children.push(begin(program, args))
  run('monerod', [
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
      run('monero-wallet-rpc', [
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
