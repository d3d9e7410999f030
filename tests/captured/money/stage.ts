/**
 * Makes the captured calls about money again on the reference server, each with the ids that it has there.
 */
import { createServer } from '#server/app.ts'
import { addAccount, issueToken } from '#server/world/accounts.ts'
import { addInvoice } from '#server/world/invoices.ts'
import { letBlocksPass } from '#server/world/payment-clock.ts'
import type { InvoiceRecord } from '#server/world/payment-records.ts'
import type { AccountRecord, BlockchainRecord, RoleName } from '#server/world/records.ts'
import { send } from '#server/world/transfers.ts'
import { createWorld, type World } from '#server/world/world.ts'
import { seededRandom } from '#tests/harness/visitor.ts'
import type { Json } from '../caller.ts'
import { type Difference, differences, IdPairs } from '../comparison.ts'
import { readAnswer } from './answers.ts'

const ORIGIN = 'https://mitra.example'
export const REGTEST = 'monero:00000000000000000000000000000000'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export interface Outcome {
  name: string
  differences: Difference[]
}

export interface Person {
  username: string
  /** The id on the real server. Without one, no call names the person. */
  real?: string
  role?: RoleName
}

export class Stage {
  readonly world: World
  readonly outcomes: Outcome[] = []
  readonly #pairs = new IdPairs()
  #now = Date.UTC(2026, 10, 22, 6)

  constructor(people: Person[], blockchains: BlockchainRecord[] = []) {
    this.world = createWorld({ clock: () => this.#now, random: seededRandom(), baseUrl: ORIGIN })
    this.world.instance.blockchains = blockchains
    for (const { username, real, role } of people) {
      const password = 'x'
      const account = addAccount(this.world, { username, password, ...(role && { role }) })
      if (real !== undefined) this.pair(real, account.id)
    }
  }

  /** Lets an id of the real server stand for one of this world. */
  pair(real: string, own: string): void {
    this.#pairs.fit(real, own)
  }

  person(username: string): AccountRecord {
    const id = this.world.accountIds.get(username) ?? ''
    const account = this.world.accounts.get(id)
    if (!account) throw new Error(`Nobody is called ${username}`)
    return account
  }

  /** Makes calls, and compares their answers, or with `part` one key of them. */
  async ask(names: string[], part?: string): Promise<void> {
    const server = createServer({ world: this.world, rateLimits: false })
    for (const name of names) {
      const { request, status, body } = readAnswer(name)
      const answer = await server.fetch(this.#requestOf(request))
      const own = await answer.json()
      const [expected, actual] = part === undefined ? [body, own] : [body[part], own[part]]
      const real = { status, body: comparable(expected) }
      const reference = { status: answer.status, body: comparable(actual) }
      this.outcomes.push({ name, differences: [...differences(real, reference, this.#pairs)] })
    }
  }

  #requestOf({ method, path, body, auth }: ReturnType<typeof readAnswer>['request']): Request {
    const translated = (text: string) => text.replace(UUID, this.#pairs.toReference)
    const headers = new Headers({ 'content-type': 'application/json' })
    if (auth !== null) {
      headers.set('authorization', `Bearer ${issueToken(this.world, this.person(auth)).token}`)
    }
    const sent = body === undefined ? null : translated(JSON.stringify(body))
    return new Request(ORIGIN + translated(path), { method, headers, body: sent })
  }

  /** Makes an invoice that the real server has under an id, as nobody kept the call for it. */
  invoice(real: string, from: string, to: string, amount: number): InvoiceRecord {
    const [sender, recipient] = [this.person(from), this.person(to)]
    const invoice = addInvoice(this.world, { sender, recipient, chain_id: REGTEST, amount })
    this.pair(real, invoice.id)
    return invoice
  }

  /** Returns the invoice that the real server has under an id. */
  invoiceOf(real: string): InvoiceRecord {
    const invoice = this.world.invoices.get(this.#pairs.toReference(real))
    if (!invoice) throw new Error(`There is no invoice for ${real}`)
    return invoice
  }

  pay({ payment_address }: InvoiceRecord, amount: number): void {
    this.sendTo(payment_address ?? '', amount)
  }

  sendTo(address: string, amount: number): void {
    send(this.world, { address, amount })
  }

  letBlocksPass(count: number): void {
    letBlocksPass(this.world, count, (seconds) => this.letTimePass(seconds))
  }

  letTimePass(seconds: number): void {
    this.#now += seconds * 1000
  }
}

/** Makes all payment addresses of one kind equal: no two servers give the same. */
function comparable(value: Json, key = ''): Json {
  if (typeof value === 'string' && key === 'payment_address')
    return `${value[0]}… of ${value.length} characters`
  if (Array.isArray(value)) return value.map((item) => comparable(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, comparable(item, name)]))
}
