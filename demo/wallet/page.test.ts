/** Tests the pretend wallet of the demo (docs/server/payments.md#the-pretend-chain). */
import { expect, test } from 'vitest'
import { createDemo } from '../demo.ts'
import { WALLET_PATH } from './chains.ts'

const ORIGIN = 'http://127.0.0.1:4000'
const demo = createDemo({ separate: false, seed: 'money' })
const ask = (path: string, init?: RequestInit) => demo.fetch(new Request(ORIGIN + path, init))
const json = async (path: string) => (await ask(path)).json()
const page = async () => (await ask(WALLET_PATH)).text()

async function press(form: Record<string, string>): Promise<string | null> {
  const answer = await ask(WALLET_PATH, { method: 'POST', body: new URLSearchParams(form) })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', ORIGIN).searchParams.get('said')
}

async function askForInvoice() {
  const idOf = async (acct: string) => (await json(`/api/v1/accounts/lookup?acct=${acct}`)).id
  const [recipient_id, sender_id] = [await idOf('alice'), await idOf('erin@meadow.example')]
  const { blockchains } = await json('/api/v1/instance')
  const { chain_id } = blockchains[0]
  const body = JSON.stringify({ recipient_id, sender_id, chain_id, amount: 12_960_000_000 })
  const headers = { 'content-type': 'application/json' }
  return (await ask('/api/v1/subscriptions/invoices', { method: 'POST', body, headers })).json()
}

test('the description of the chain leads to the wallet', async () => {
  const { blockchains } = await json('/api/v1/instance')
  expect(blockchains[0].chain_metadata.description).toContain(`href="${ORIGIN}${WALLET_PATH}"`)
})

test('the wallet pays an invoice and lets time pass', async () => {
  expect(await page()).toContain('None. Ask for an invoice first.')
  const { id, payment_address: address } = await askForInvoice()
  const status = async () => (await json(`/api/v1/subscriptions/invoices/${id}`)).status
  const html = await page()
  expect(html).toContain('From erin@meadow.example to alice: <strong>open</strong>')
  expect(html).toContain(`<code>${address}</code>`)
  expect(html).toContain('value="0.01296"')

  expect(await press({ address, xmr: '0.01296' })).toBe('Sent. It waits for the next block.')
  expect(await status()).toBe('open')
  expect(await page()).toContain('<p>0.01296 XMR, waiting for a block</p>')
  await press({ blocks: '1' })
  expect(await status()).toBe('paid')
  expect(await page()).toContain('<p>0.01296 XMR, confirmed once</p>')
  for (let turn = 0; turn < 3; turn++) await press({ blocks: '20' })
  expect(await status()).toBe('completed')
})

test.each(['', '0', '-1', '1e3', '0,5', '0.0000000000001', '99999'])('"%s" is no amount', async (xmr) => {
  const { payment_address: address } = await askForInvoice()
  expect(await press({ address, xmr })).toBe('This is no amount.')
})

test('nothing is sent to addresses of nobody', async () => {
  expect(await press({ address: '<b>', xmr: '1' })).toContain('Nothing was sent.')
  expect(await press({ blocks: '7' })).toBe('This is no amount.')
})

test('what is said cannot be markup, and other sites cannot press', async () => {
  const html = await (await ask(`${WALLET_PATH}?said=<script>`)).text()
  expect(html).toContain('&#60;script&#62;')
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await ask(WALLET_PATH, { method: 'POST', headers })).status).toBe(403)
})

test('the page has the policy of the real server, and a style that it allows', async () => {
  const answer = await ask(WALLET_PATH)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const style = await ask(`${WALLET_PATH}.css`)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})
