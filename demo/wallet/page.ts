/**
 * Shows the pretend wallet of the demo: it pays invoices with money that is not real and lets time pass
 * (docs/server/payments.md#the-pretend-chain). A plain page with forms, under the policy of the real server.
 */
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { letBlocksPass } from '#server/world/payment-clock.ts'
import type { InvoiceRecord, TransferRecord } from '#server/world/payment-records.ts'
import { send } from '#server/world/transfers.ts'
import type { World } from '#server/world/world.ts'
import type { Place } from '#server/worlds.ts'
import { WALLET_PATH } from './chains.ts'
import { STYLE } from './style.ts'

const STYLE_PATH = `${WALLET_PATH}.css`

const XMR = 1_000_000_000_000
const PLACES = 12
const MOST_INVOICES = 10

/** The ways of letting time pass, each with its label. */
const LEAPS = [
  { blocks: 1, label: 'Let one block pass (2 minutes)' },
  { blocks: 20, label: 'Let 20 blocks pass (40 minutes)' },
  { blocks: 720, label: 'Let a day pass' },
  { blocks: 21_600, label: 'Let 30 days pass' },
]

/** Answers requests for the page, and returns null for all others. */
export async function answerWallet(request: Request, place: Place): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === STYLE_PATH) return respond(STYLE, 'text/css')
  if (pathname !== WALLET_PATH) return null
  if (request.method !== 'POST') return respond(page(place.world(), searchParams.get('said')), 'text/html')
  // Another site must not press the buttons.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  const said = act(place, new URLSearchParams(await request.text()))
  return new Response(null, {
    status: 303,
    headers: { location: `${WALLET_PATH}?${new URLSearchParams({ said })}` },
  })
}

const respond = (body: string, type: string): Response =>
  new Response(body, { headers: { ...SECURITY_HEADERS, 'content-type': `${type}; charset=utf-8` } })

/** Does what a form asks for, and returns what to say. */
function act({ world, advance }: Place, form: URLSearchParams): string {
  const blocks = Number(form.get('blocks'))
  if (LEAPS.some((leap) => leap.blocks === blocks)) {
    letBlocksPass(world(), blocks, advance)
    return 'The time has passed. The page of your payment will notice.'
  }
  const amount = readXmr(form.get('xmr') ?? '')
  if (amount === null) return 'This is no amount.'
  const isSent = send(world(), { address: (form.get('address') ?? '').trim(), amount })
  return isSent
    ? 'Sent. It waits for the next block.'
    : 'Nobody waits for money at this address. Nothing was sent.'
}

/** Returns an amount in atomic units, or null if the text is none. */
function readXmr(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,4})(?:\.(\d{1,12}))?$/.exec(text.trim()) ?? []
  const amount = Number(whole + decimals.padEnd(PLACES, '0'))
  return amount > 0 ? amount : null
}

function page(world: World, said: string | null): string {
  const invoices = [...world.invoices.values()]
    .filter(({ payment_address }) => payment_address !== null)
    .slice(-MOST_INVOICES)
    .toReversed()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pretend wallet</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>Pretend wallet</h1>
<p class="warning">This belongs to the demo. Its money is not real. Never send real money to these addresses: it would be lost.</p>
${said === null ? '' : `<p role="status">${escaped(said)}</p>`}
<h2>Invoices, the newest first</h2>
${invoices.map((invoice) => invoiceForm(world, invoice)).join('\n') || '<p>None. Ask for an invoice first.</p>'}
<h2>Time</h2>
<form method="post" action="${WALLET_PATH}">
${LEAPS.map(({ blocks, label }) => `<button name="blocks" value="${blocks}">${label}</button>`).join('\n')}
</form>
<p><a href="/">Back to Kith</a></p>
</main>
</body>
</html>
`
}

function invoiceForm(world: World, invoice: InvoiceRecord): string {
  const { accounts, chain } = world
  const { sender_id, recipient_id, payment_address, amount, status } = invoice
  const nameOf = (id: string) => escaped(accounts.get(id)?.acct ?? 'somebody')
  const address = escaped(payment_address ?? '')
  const transfers = chain.transfers.filter((transfer) => transfer.address === payment_address)
  return `<form method="post" action="${WALLET_PATH}">
<p>From ${nameOf(sender_id)} to ${nameOf(recipient_id)}: <strong>${status}</strong></p>
<code>${address}</code>
${transfers.map((transfer) => `<p>${plainXmr(transfer.amount)} XMR, ${depthOf(world, transfer)}</p>`).join('\n')}
<input type="hidden" name="address" value="${address}">
<label>XMR <input name="xmr" inputmode="decimal" value="${plainXmr(amount)}" autocomplete="off"></label>
<button>Pay ${nameOf(recipient_id)}</button>
</form>`
}

/** Says where a transfer is. */
function depthOf({ chain }: World, { block }: TransferRecord): string {
  if (block === null) return 'waiting for a block'
  const confirmations = chain.height - block + 1
  return confirmations === 1 ? 'confirmed once' : `confirmed ${confirmations} times`
}

const plainXmr = (amount: number): string =>
  `${Math.floor(amount / XMR)}.${String(amount % XMR).padStart(PLACES, '0')}`.replace(/\.?0+$/, '')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
