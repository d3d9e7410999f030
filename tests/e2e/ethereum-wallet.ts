/**
 * Puts Ethereum wallets into the browser of a journey. They sign for real, unless they are told to behave
 * otherwise.
 */
import type { Page } from '@playwright/test'
import { createWallet } from '../captured/wallet.ts'

export type Behaviour =
  | 'signs'
  | 'rejects'
  | 'asks already'
  | 'is locked'
  | 'has no connection'
  | 'never answers'
  | 'shares nothing'
  | 'signs with another account'

type Answer = { result: unknown } | { code: number }

/** The codes of EIP-1193 and of wallets. */
const CODES: Partial<Record<Behaviour, number>> = {
  'asks already': -32_002,
  'is locked': 4100,
  'has no connection': 4900,
}

/**
 * Adds a wallet, before the page is opened. One with a name announces itself (EIP-6963); another is found as
 * `window.ethereum`.
 */
export async function giveWallet(page: Page, seed: string, { name }: { name?: string } = {}) {
  const { address, sign } = createWallet(seed)
  const other = createWallet(`${seed}, another account`)
  const asked: string[] = []
  let behaviour: Behaviour = 'signs'

  async function answer(method: string, [data = '']: string[]): Promise<Answer> {
    const code = CODES[behaviour]
    if (code !== undefined) return { code }
    if (method === 'eth_requestAccounts') {
      return { result: behaviour === 'shares nothing' ? [] : [address.toLowerCase()] }
    }
    const text = Buffer.from(data.slice(2), 'hex').toString()
    asked.push(text)
    if (behaviour === 'rejects') return { code: 4001 }
    if (behaviour === 'never answers') return new Promise(() => undefined)
    return { result: `0x${(behaviour === 'signs' ? sign : other.sign)(text)}` }
  }

  const binding = `wallet_${seed.replaceAll(/\W/g, '_')}`
  await page.exposeFunction(binding, answer)
  await page.addInitScript(inject, { binding, name })
  return {
    address,
    sign,
    /**
     * Announces itself as it has not before: under another name for this page, through another object, or
     * only now.
     */
    announce: (info: { uuid: string; name: string; rdns?: string }) =>
      page.evaluate(announceAgain, { binding, info }),
    /** The texts that it was asked to sign. */
    asked,
    /** Says how the wallet answers from now on. */
    behave(next: Behaviour) {
      behaviour = next
    },
  }
}

function inject({ binding, name }: { binding: string; name?: string | undefined }): void {
  const answer: (method: string, params: unknown[]) => Promise<Answer> = Reflect.get(window, binding)
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const given = await answer(method, params)
      if ('code' in given) throw Object.assign(new Error('refused'), given)
      return given.result
    },
  }
  if (name === undefined) {
    Object.assign(window, { ethereum: provider })
    return
  }
  const detail = { info: { uuid: binding, name, rdns: `example.${binding}` }, provider }
  window.addEventListener('eip6963:requestProvider', () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

function announceAgain({ binding, info }: { binding: string; info: { uuid: string; name: string } }): void {
  const answer: (method: string, params: unknown[]) => Promise<Answer> = Reflect.get(window, binding)
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const given = await answer(method, params)
      if ('code' in given) throw Object.assign(new Error('refused'), given)
      return given.result
    },
  }
  const detail = { info: { rdns: `example.${binding}`, ...info }, provider }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
