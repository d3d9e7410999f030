/** Starts the programs of Monero, and calls them (Debian's `monero`). */
import { type ChildProcess, spawn } from 'node:child_process'
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
  sign: { signature: string }
  close_wallet: object
}

/** An error that a program answered. */
export class RpcError extends Error {}

export type Rpc = <Method extends keyof Answers>(method: Method, params?: object) => Promise<Answers[Method]>

/** Starts a program, silent but for its log. */
export const begin = (program: string, args: string[]): ChildProcess =>
  spawn(program, [...args, '--non-interactive', '--log-level', '0'], { stdio: 'ignore' })

export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (child.exitCode !== null) resolve()
    child.kill('SIGKILL')
  })
}

export function rpcAt(port: number): Rpc {
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

export async function untilAnswering(rpc: Rpc): Promise<void> {
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
