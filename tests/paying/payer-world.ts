/**
 * A server with one creator, whose chain and clock the test turns, and whose answers fail or come late
 * (docs/server/payments.md#the-pretend-chain).
 */
import { vi } from 'vitest'
import { connect } from '#data/connection/api.ts'
import { MONERO, makeCreator } from '#demo/creators.ts'
import { createServer } from '#server/app.ts'
import { addAccount } from '#server/world/accounts.ts'
import { passTime } from '#server/world/payment-clock.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { send } from '#server/world/transfers.ts'
import { createWorld, type World } from '#server/world/world.ts'
import { seededRandom } from '../harness/visitor.ts'

const ORIGIN = 'http://kith.example'
/** What sending a payment on costs; less than that is too little. */
export const FEE = 1_808_400_000

export interface Transfer {
  invoiceId: string
  address: string
  amount: number
  /** When the wallet hands it to the chain. */
  at: number
}

export class PayerWorld {
  readonly world: World
  alice!: AccountRecord
  bob!: AccountRecord
  /** How many of the next answers are failures. */
  failures = 0
  /** How many of the next answers to `find` are those of before. */
  staleFinds = 0
  wasStale = false
  /** The price per second at each moment at which an invoice was made. */
  readonly prices = new Map<string, number>()
  readonly transfers: Transfer[] = []
  #lastFind = new Map<string, Promise<Response>>()

  constructor() {
    this.world = createWorld({ clock: Date.now, random: seededRandom(), baseUrl: ORIGIN })
    this.#fill(this.world)
    const server = createServer({ world: this.world, rateLimits: false })
    const answer = (url: string, init: RequestInit) => this.#answer(server.fetch, url, init)
    connect({ origin: ORIGIN, fetch: answer })
  }

  /** Lets minutes pass, for the server and its chain too. */
  pass(minutes: number): void {
    const end = Date.now() + minutes * 60_000
    for (const transfer of this.transfers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)) {
      vi.setSystemTime(Math.max(Date.now(), transfer.at))
      this.#deliver(transfer)
    }
    vi.setSystemTime(end)
    passTime(this.world)
  }

  pay(transfer: Omit<Transfer, 'at'>, minutes: number): void {
    this.transfers.push({ ...transfer, at: Date.now() + minutes * 60_000 })
  }

  setPrice(price: number): void {
    makeCreator(this.alice, price)
  }

  /** Returns the end of the subscription at the server. */
  end(): number | null {
    return this.world.subscriptions.get(this.bob.id, this.alice.id)?.expires_at ?? null
  }

  /** Returns whether the server has counted a payment to an invoice that bought something. */
  hasCounted(invoiceId: string): boolean {
    const invoice = this.world.invoices.get(invoiceId)
    const isCounted = this.world.chain.transfers.some(
      ({ address, is_counted }) => address === invoice?.payment_address && is_counted,
    )
    return isCounted && invoice?.status === 'completed'
  }

  #deliver(transfer: Transfer): void {
    passTime(this.world)
    this.transfers.splice(this.transfers.indexOf(transfer), 1)
    send(this.world, transfer)
  }

  #fill(world: World): void {
    const join = (username: string) =>
      addAccount(world, { username, password: 'demo-password', created_at: world.clock() })
    this.alice = join('alice')
    this.bob = join('bob')
    makeCreator(this.alice, 5000)
    world.instance.blockchains = [
      { chain_id: MONERO, description: '', is_forwarding_required: true, payment_amount_min: 1_000_000_000 },
    ]
  }

  async #answer(
    fetch: (request: Request) => Response | Promise<Response>,
    url: string,
    init: RequestInit,
  ): Promise<Response> {
    if (this.failures > 0) {
      this.failures -= 1
      return new Response(null, { status: 500 })
    }
    const former = this.#lastFind.get(url)
    if (url.includes('/find?') && this.staleFinds > 0 && former) {
      this.staleFinds -= 1
      this.wasStale = true
      return (await former).clone()
    }
    const price = offered(this.alice)
    const response = await fetch(new Request(url, init))
    if (url.includes('/find?')) this.#lastFind.set(url, Promise.resolve(response.clone()))
    if (init.method === 'POST' && url.endsWith('/invoices') && response.ok) {
      const { id } = await response.clone().json()
      this.prices.set(id, price)
    }
    return response
  }
}

const offered = (alice: AccountRecord): number => {
  const option = alice.payment_options.find(({ type }) => type === 'monero-subscription')
  return option?.type === 'monero-subscription' ? option.price : 0
}
