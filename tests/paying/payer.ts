/** Somebody who does exactly what the page says, and nothing else, and notes where that was wrong. */
import type { Invoice } from '#contract/entities/invoice.ts'
import { Device, type Sight, Tab } from './payer-page.ts'
import { FEE, PayerWorld } from './payer-world.ts'

export type Act =
  | 'follow'
  | 'wait'
  | 'reload'
  | 'profile'
  | 'cancel'
  | 'log-out'
  | 'other-tab'
  | 'other-device'
  | 'both-tabs'
  | 'price'
  | 'fail'
  | 'stale'

/** How much is sent of what is asked for, in percent: all, too much by half, half, next to nothing, twice. */
const SHARES = [100, 100, 100, 150, 50, 10, 200] as const

export class Payer {
  readonly world = new PayerWorld()
  readonly faults: string[] = []
  readonly #devices = [new Device(), new Device()]
  readonly #tabs: Tab[]
  #tab: Tab
  /**
   * The addresses of pages that the payer was told to keep, the newest last, and whether that is all over.
   */
  readonly #kept: string[] = []
  readonly #paid = new Map<string, { amount: number; isEnough: boolean }>()
  readonly #done = new Set<string>()

  constructor() {
    const [one, other] = this.#devices as [Device, Device]
    this.#tabs = [new Tab(one, this.world), new Tab(one, this.world), new Tab(other, this.world)]
    this.#tab = this.#tabs[0] as Tab
  }

  async act(act: Act, by: number): Promise<void> {
    switch (act) {
      case 'follow':
        return this.#follow(by)
      case 'wait':
        return this.world.pass([1, 3, 12, 45, 100, 300][by % 6] ?? 1)
      case 'reload':
        return this.#tab.open(this.#tab.named)
      case 'profile':
        return this.#knows(this.#tab) ? this.#tab.open(null) : this.#goBack()
      case 'cancel':
        return this.#cancel()
      case 'log-out':
        for (const tab of this.#tabs.filter(({ device }) => device === this.#tab.device)) tab.open(null)
        this.#tab.device.wipe()
        return this.#goBack()
      case 'other-tab':
        this.#tab = this.#tabs[this.#tab === this.#tabs[0] ? 1 : 0] as Tab
        return this.#goBack()
      case 'other-device':
        this.#tab = this.#tabs[this.#tab === this.#tabs[2] ? 0 : 2] as Tab
        return this.#goBack()
      case 'both-tabs':
        return this.#payInBothTabs()
      case 'price':
        return this.world.setPrice([3000, 5000, 8000][by % 3] ?? 5000)
      case 'fail':
        this.world.failures = 1 + (by % 6)
        return
      case 'stale':
        this.world.staleFinds = 1 + (by % 30)
    }
  }

  /**
   * Comes to a page that may know nothing: the address that was kept leads on, first of all to what was paid.
   */
  #goBack(): void {
    const kept = this.#unfinished()
    const paid = kept.filter((id) => this.#owed().includes(id))
    this.#tab.open(paid.at(-1) ?? kept.at(-1) ?? null)
  }

  #unfinished = () => this.#kept.filter((id) => !this.#done.has(id))

  /** Returns the invoices that enough was sent to, and that nobody has seen completed yet. */
  #owed = () =>
    [...this.#paid].filter(([id, { isEnough }]) => isEnough && !this.#done.has(id)).map(([id]) => id)

  async #look(tab = this.#tab): Promise<Sight> {
    this.world.wasStale = false
    const sight = await tab.look()
    this.#judge(sight, tab)
    return sight
  }

  #judge(sight: Sight, tab: Tab): void {
    const owed = this.#owed()
    // After a log-out the addresses that were kept lead back, not the device.
    const known = owed.filter((id) => isStored(tab, id))
    if (sight.kind === 'form' && known.length > 0 && !known.some((id) => sight.earlier.includes(id))) {
      this.#fault(`the form has no way to ${known.join(', ')}`)
    }
    if (sight.kind !== 'invoice') return
    const { invoice, view, earlier, end } = sight
    const asks = view.offers.includes('wallet') || view.shows.includes('code')
    if (asks && known.some((id) => id !== invoice.id && !earlier.includes(id)))
      this.#fault('more is asked for')
    const sent = this.#paid.get(invoice.id)?.amount ?? 0
    if (asks && invoice.status !== 'open' && sent >= invoice.amount)
      this.#fault('the same sum is asked for again')
    if (view.shows.includes('keep') && !this.#kept.includes(invoice.id)) this.#kept.push(invoice.id)
    // Nobody can see that an answer is old who came by the address after the payment, or who looks at an
    // earlier purchase.
    const isLast = invoice.id === [...this.#paid.keys()].at(-1)
    const isSure = !this.world.wasStale || (sight.hasFormerEnd && isLast)
    if (isSure && view.shows.includes('until') && Date.parse(end ?? '') !== this.world.end()) {
      this.#fault(`the end is ${this.world.end()}, and ${end} is shown`)
    }
  }

  #fault(words: string): void {
    this.faults.push(words)
  }

  async #follow(by: number): Promise<void> {
    const sight = await this.#look()
    if (sight.kind === 'failed') return
    if (sight.kind === 'form') return this.#followForm(sight, by)
    const { invoice, view, earlier } = sight
    const waiting = this.#owed().find((id) => earlier.includes(id))
    if (view.offers.includes('wallet') && waiting !== undefined) return this.#tab.open(waiting)
    if (view.offers.includes('wallet') && !this.#paid.has(invoice.id)) return this.#send(invoice, by)
    if (!view.offers.includes('ok')) return this.world.pass(5)
    if (view.stage === 'completed') {
      if (view.offers.includes('again')) return this.world.pass(1)
      this.#done.add(invoice.id)
    }
    this.#tab.putAway(invoice, view)
  }

  async #followForm({ earlier }: Extract<Sight, { kind: 'form' }>, by: number): Promise<void> {
    const owed = this.#owed()
    const waiting = owed.find((id) => earlier.includes(id)) ?? owed.at(-1)
    if (waiting !== undefined) return this.#tab.open(waiting)
    // Some buy as little as the page allows.
    await this.#press(this.#tab, by % 4 === 0 ? 1_000_000_000n : null)
    await this.#look()
  }

  /** Presses Pay; whatever is made then was made for the price that the form has shown. */
  async #press(tab: Tab, amount: bigint | null): Promise<void> {
    const before = new Set(this.world.prices.keys())
    await tab.pay(amount)
    for (const [id, price] of this.world.prices) {
      if (!before.has(id) && price !== tab.shownPrice) this.#fault('an invoice was made for another price')
    }
  }

  #send(invoice: Invoice, by: number): void {
    const share = SHARES[by % SHARES.length] ?? 100
    const amount = Math.floor((invoice.amount * share) / 100)
    const address = invoice.payment_address ?? ''
    const minutes = [0, 0, 2, 30, 200, 400][by % 6] ?? 0
    const transfer = { invoiceId: invoice.id, address }
    if (share === 200) {
      for (const at of [minutes, minutes]) this.world.pay({ ...transfer, amount: invoice.amount }, at)
    } else this.world.pay({ ...transfer, amount }, minutes)
    this.#paid.set(invoice.id, { amount, isEnough: amount > FEE })
  }

  async #cancel(): Promise<void> {
    const sight = await this.#look()
    if (sight.kind === 'invoice' && sight.view.offers.includes('cancel'))
      await this.#tab.cancel(sight.invoice)
  }

  /** Presses Pay in two tabs at once, where both have the form. */
  async #payInBothTabs(): Promise<void> {
    const [one, other] = this.#tabs as [Tab, Tab, Tab]
    if (this.#owed().length > 0 || this.#unfinished().length > 0) return
    for (const tab of [one, other]) {
      tab.open(null)
      const sight = await tab.look()
      if (sight.kind !== 'form') return
    }
    const before = this.world.prices.size
    await Promise.all([this.#press(one, null), this.#press(other, null)])
    for (const tab of [one, other]) await this.#look(tab)
    if (this.world.prices.size > before + 1) this.#fault('two tabs have made two invoices')
  }

  /** Lets everything come to its end, and looks for the money from the profile. */
  async finish(): Promise<void> {
    this.world.failures = 0
    this.world.staleFinds = 0
    this.world.pass(1500)
    for (const [index, tab] of this.#tabs.entries()) {
      if (index === 1) continue
      this.#tab = tab
      const owed = this.#owed().filter((id) => isStored(tab, id))
      if (this.#knows(tab)) tab.open(null)
      else this.#goBack()
      await this.#settle(owed)
    }
    const lost = this.#owed().filter((id) => this.world.hasCounted(id))
    if (lost.length > 0) this.#fault(`counted and not found: ${lost.join(', ')}`)
  }

  /** Returns whether a device knows anything of what is not finished. */
  #knows = (tab: Tab) => this.#unfinished().some((id) => isStored(tab, id))

  async #settle(owed: string[]): Promise<void> {
    let looks = 0
    for (let round = 0; round < 12; round += 1) {
      const sight = await this.#look()
      if (sight.kind !== 'invoice') return
      const { invoice, view } = sight
      if (!view.offers.includes('ok')) {
        looks += 1
        if (looks > 3) return this.#fault(`there is no end of ${invoice.id}: ${invoice.status}`)
        // What was too little is `paid` again whenever the server looks at it.
        this.world.pass(5)
        continue
      }
      if (view.offers.includes('again')) this.#fault('the end is not known though nothing fails')
      if (view.stage === 'completed') this.#done.add(invoice.id)
      this.#tab.putAway(invoice, view)
      if (owed.every((id) => this.#done.has(id)) && view.stage !== 'completed') return
    }
  }
}

const isStored = ({ device }: Tab, id: string) =>
  device.storage.getItem('kith_guest_invoices')?.includes(id) ?? false
