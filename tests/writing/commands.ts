/** Everything that can happen to people who write, as commands of the model-based test. */
import fc from 'fast-check'
import { textsOf } from '#data/storage/text-storage.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import type { EditorState } from '#domain/composer/editor-state.ts'
import { entryId } from '#domain/composer/outbox.ts'
import { firstPart, joined, partsOf } from '#domain/composer/thread-text.ts'
import { ACCOUNTS, type AccountId, type FakeBrowser, type FakeTab } from './fake-browser.ts'
import { FAULTS, type Fault } from './fake-server.ts'
import type { Ledger } from './ledger.ts'

export interface Real {
  browser: FakeBrowser
  ledger: Ledger
  /** Errors from inside, beside the checks at the end. */
  problems: unknown[]
}

type Model = Record<string, never>
export type Command = fc.AsyncCommand<Model, Real>

/** Makes a command of what it does; its name is printed when a sequence fails. */
export const command = (name: string, run: (real: Real) => void | Promise<void>): Command => ({
  check: () => true,
  async run(_, real) {
    await run(real)
    checkPrivacy(real)
  },
  toString: () => name,
})

export const NEW: DraftContext = { kind: 'new' }
const REPLY: DraftContext = { kind: 'reply', postId: '7' }
// Stories that meet at one place find more than those that pass each other.
export const place = fc.oneof(
  { weight: 3, arbitrary: fc.constant(NEW) },
  { weight: 1, arbitrary: fc.constant(REPLY) },
)
export const tab = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(1) },
)

/** Returns a tab that somebody uses: it wakes up. */
export function tabOf({ browser }: Real, number: number): FakeTab | undefined {
  const one = browser.tabs[number % Math.max(1, browser.tabs.length)]
  if (one) browser.wake(one)
  return one
}

/** Nobody reads the words of somebody else. */
function checkPrivacy({ browser, ledger }: Real): void {
  for (const reader of ACCOUNTS) {
    const { keys, read } = textsOf(reader, browser.texts)
    const strange = keys().flatMap((key) => ledger.strangeIn(read(key) ?? '', reader))
    if (strange.length > 0) throw new Error(`${reader} finds the words of somebody else: ${strange}`)
  }
  for (const one of browser.tabs) {
    const reader = one.accountId
    if (!reader || !one.isSignedIn()) continue
    for (const { text } of one.shown()) {
      const strange = ledger.strangeIn(text, reader)
      if (strange.length > 0) throw new Error(`${reader} reads the words of somebody else: ${strange}`)
    }
  }
}

/** Writes one post, or several as a thread. */
export async function type(real: Real, number: number, context: DraftContext, posts: number): Promise<void> {
  const { browser, ledger } = real
  const sleeper = browser.tabs[number % Math.max(1, browser.tabs.length)]
  // Nobody is quick enough to write in a tab before it knows what has happened while it slept.
  if (sleeper && browser.wake(sleeper)) await browser.schedule.settle()
  const one = tabOf(real, number)
  const editor = one?.editor(context)
  const accountId = one?.isSignedIn() ? one.accountId : null
  // Nobody is quick enough to write in a second tab before that knows of the first.
  if (
    one &&
    browser.tabs.some((other) => other !== one && other.accountId === accountId && other.hasOpen(context))
  ) {
    await browser.schedule.settle()
    if (!browser.locks.isHere(lockOf(keyOf(context), accountId), one)) return
  }
  const before = editor?.state.current()
  if (!editor || !accountId || !before || !('content' in before) || !before.content) return
  const isAnother = await hasLeft(real, accountId, context, before)
  const text = joined(
    Array.from({ length: posts }, () => {
      browser.count += 1
      return `words ${browser.count} of ${accountId}`
    }),
  )
  editor.change({ text })
  const after = editor.state.current()
  const isAccepted = 'content' in after && after.content?.text === text
  if (isAccepted) ledger.write(accountId, before.content.text, text, isAnother, browser.schedule.now)
}

/** Returns whether the words in an editor are on their way under a key that is not the editor's. */
async function hasLeft(
  { browser }: Real,
  accountId: AccountId,
  context: DraftContext,
  state: Extract<EditorState<Draft>, { content: unknown }>,
): Promise<boolean> {
  if (!state.content) return false
  const { text, idempotencyKey } = state.content
  const row = await browser.rows.read('drafts', accountId, keyOf(context))
  // An editor that knows the key goes on with the same post, which is corrected.
  if (row?.kind === 'queued' && row.text === text) return row.id !== idempotencyKey
  const isRead = state.stage === 'writing' || state.stage === 'publishing'
  const key = !isRead && row?.kind === 'draft' ? row.idempotencyKey : idempotencyKey
  const waiting = (await browser.rows.list('outbox', accountId)).map(({ value }) => value.draft)
  const made = browser.server.made.filter((post) => post.text === firstPart(text))
  const out = [...waiting.filter((draft) => draft.text === text), ...made]
  return out.length > 0 && out.every((one) => one.idempotencyKey !== key)
}

export function publish(real: Real, number: number, context: DraftContext, holdSeconds: number): void {
  const one = tabOf(real, number)
  if (!one?.editor(context)) return
  const options = { visibility: 'public', holdSeconds, prepareToWait: async () => undefined } as const
  const publishing = one.engine?.publish(context, options)
  publishing?.catch(report(real))
}

async function discard(real: Real, number: number, context: DraftContext): Promise<void> {
  const one = tabOf(real, number)
  const engine = one?.engine
  if (!engine || !one.isSignedIn()) return
  const text = textAt(real, one, context)
  const deleting = engine.drafts.discard(context)
  if (text !== null) real.ledger.giveUp(text, deleting).catch(report(real))
}

const lockOf = (key: string, accountId: string | null) => `kith-draft-${key} ${accountId}`

const keyOf = (context: DraftContext) =>
  'postId' in context ? `post_content_${context.postId}` : 'post_content_new'

export const textAt = ({ browser }: Real, { accountId }: FakeTab, context: DraftContext): string | null =>
  accountId === null ? null : textsOf(accountId, browser.texts).read(keyOf(context))

/** Does something with the first post of the outbox. */
function withEntry(
  real: Real,
  number: number,
  run: (one: FakeTab, id: string, text: string) => unknown,
): void {
  const one = tabOf(real, number)
  const entry = one?.engine?.outbox.entries.current()[0]
  if (one && entry) void run(one, entryId(entry), entry.draft.text)
}

/** Notes what has failed, and answers with something else. */
export const report =
  <Value>(real: Real, value?: Value) =>
  (error: unknown) => {
    real.problems.push(error)
    return value as Value
  }

const EVENTS = { onSent: () => undefined, onStopped: () => undefined }

/** A post whose answer was lost comes back into its editor. */
async function loseAnswerAndEdit(
  real: Real,
  number: number,
  context: DraftContext,
  posts: number,
): Promise<void> {
  await type(real, number, context, posts)
  real.browser.server.faults.push('lost')
  publish(real, number, context, 0)
  await real.browser.schedule.settle()
  withEntry(real, number, (one, id) => one.engine?.returnToEditor(id).catch(report(real)))
  await real.browser.schedule.settle()
}

/** The rest of a draft cannot be read, and its author goes on without it. */
async function goOnWithout(real: Real, number: number, context: DraftContext): Promise<void> {
  const one = tabOf(real, number)
  one?.closeEditor(context)
  await real.browser.schedule.settle()
  real.browser.isDatabaseBroken = true
  const editor = one?.editor(context)
  await real.browser.schedule.settle()
  editor?.goOnWithout()
  real.browser.isDatabaseBroken = false
}

/** Somebody signs out. At most so many posts of each piece are on their way to the server. */
export function giveUpAll({ browser, ledger }: Real, accountId: AccountId, onTheirWay: number) {
  const pieces = ledger.giveUpAll(accountId)
  for (const piece of pieces) {
    const parts = new Set(piece.texts.flatMap(partsOf))
    const out = browser.server.made.filter(({ text }) => parts.has(text)).length
    piece.mostOut = Math.min(piece.mostOut, out + onTheirWay)
  }
  return pieces
}

/** Kills the browser, unless its database has failed: then local storage alone has what is new. */
async function killAll({ browser, ledger }: Real): Promise<void> {
  if (!browser.isSure) return
  const tab = browser.killAll()
  ledger.kill(browser.safeUntil)
  await browser.schedule.settle()
  browser.schedule.advance(250)
  await browser.schedule.settle()
  const [accountId] = browser.signedIn()
  if (accountId) browser.switch(tab, accountId) // the page hears that the session is back
}

/** Somebody goes on with a draft that is on the disk, and the browser is killed a second later. */
async function goOnAndKill(real: Real, number: number, context: DraftContext, posts: number): Promise<void> {
  await type(real, number, context, posts)
  real.browser.sync()
  await type(real, number, context, posts)
  await real.browser.rest()
  await killAll(real)
}

/** How many posts are written at once. */
const length = fc.constantFrom(1, 1, 2, 3)

const typing = fc
  .tuple(tab, place, length)
  .map(([n, at, posts]) => command(`type(${n}, ${at.kind}, ${posts})`, (real) => type(real, n, at, posts)))

/** The commands, those more often that make the others interesting. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  typing,
  typing,
  fc
    .tuple(tab, place, fc.constantFrom(0, 0, 5))
    .map(([n, at, hold]) =>
      command(`publish(${n}, ${at.kind}, ${hold})`, (real) => publish(real, n, at, hold)),
    ),
  fc
    .tuple(tab, place)
    .map(([n, at]) => command(`publish(${n}, ${at.kind}, 0)`, (real) => publish(real, n, at, 0))),
  fc
    .tuple(tab, place, length)
    .map(([n, at, posts]) =>
      command(`lose answer and edit(${n}, ${at.kind}, ${posts})`, (real) =>
        loseAnswerAndEdit(real, n, at, posts),
      ),
    ),
  fc
    .tuple(tab, place)
    .map(([n, at]) => command(`break and go on(${n}, ${at.kind})`, (real) => goOnWithout(real, n, at))),
  fc.nat(9).map((choice) => command(`step(${choice})`, ({ browser }) => browser.schedule.proceed(choice))),
  fc.nat(9).map((choice) => command(`step(${choice})`, ({ browser }) => browser.schedule.proceed(choice))),
  fc.constant(command('rest', ({ browser }) => browser.rest())),
  fc.constant(command('local storage reaches the disk', ({ browser }) => browser.sync())),
  fc.constant(command('kill all', killAll)),
  fc
    .tuple(tab, place, length)
    .map(([n, at, posts]) =>
      command(`go on and kill(${n}, ${at.kind}, ${posts})`, (real) => goOnAndKill(real, n, at, posts)),
    ),
  fc.constant(command('settle', ({ browser }) => browser.schedule.settle())),
  fc
    .constantFrom(...FAULTS)
    .map((fault: Fault) =>
      command(`fault(${fault})`, ({ browser }) => void browser.server.faults.push(fault)),
    ),
  fc
    .constantFrom(400, 6_000, 700_000)
    .map((ms) => command(`wait(${ms})`, ({ browser }) => browser.schedule.advance(ms))),
  tab.map((n) =>
    command(`kill(${n})`, (real) => {
      const one = tabOf(real, n)
      if (one) real.browser.kill(one)
    }),
  ),
  tab.map((n) =>
    command(`close tab(${n})`, (real) => {
      const one = tabOf(real, n)
      if (one) real.browser.leave(one)
    }),
  ),
  tab.map((n) =>
    command(`sleep(${n})`, (real) => {
      const one = tabOf(real, n)
      if (one) real.browser.sleep(one)
    }),
  ),
  fc.constant(
    command('open', ({ browser }) => {
      if (browser.tabs.length < 2) browser.open()
    }),
  ),
  fc
    .tuple(tab, place)
    .map(([n, at]) => command(`close editor(${n}, ${at.kind})`, (real) => tabOf(real, n)?.closeEditor(at))),
  fc
    .tuple(tab, place)
    .map(([n, at]) =>
      command(`take over(${n}, ${at.kind})`, (real) => tabOf(real, n)?.editor(at)?.takeOver()),
    ),
  fc
    .tuple(tab, place)
    .map(([n, at]) =>
      command(`go on without(${n}, ${at.kind})`, (real) => tabOf(real, n)?.editor(at)?.goOnWithout()),
    ),
  fc.tuple(tab, place).map(([n, at]) => command(`discard(${n}, ${at.kind})`, (real) => discard(real, n, at))),
  tab.map((n) =>
    command(`edit entry(${n})`, (real) =>
      withEntry(real, n, (one, id) => one.engine?.returnToEditor(id).catch(report(real))),
    ),
  ),
  tab.map((n) =>
    command(`send entry(${n})`, (real) =>
      withEntry(real, n, (one, id) => one.engine?.outbox.send(id, EVENTS).catch(report(real))),
    ),
  ),
  tab.map((n) =>
    command(`delete entry(${n})`, (real) =>
      withEntry(real, n, (one, id, text) => {
        const deleting = one.engine?.takeOut(id).then((taken) => taken !== null)
        if (deleting) real.ledger.giveUp(text, deleting).catch(report(real))
      }),
    ),
  ),
  fc.tuple(tab, place).map(([n, at]) =>
    command(`move to new post(${n}, ${at.kind})`, (real) => {
      if (at.kind === 'new') return
      // It is offered for a post that is gone, which takes no replies: none of them is at the server.
      const one = tabOf(real, n)
      const text = one ? (textAt(real, one, at) ?? '') : ''
      if (real.browser.server.made.some((made) => made.text === firstPart(text))) return
      real.browser.server.gone.add(at.postId)
      one?.closeEditor(at)
      one?.engine?.drafts.moveToNewPost(at).catch(report(real))
    }),
  ),
  fc.boolean().map((isOnline) =>
    command(isOnline ? 'online' : 'offline', ({ browser }) => {
      browser.server.isOnline = isOnline
      if (isOnline) for (const one of browser.tabs) one.goOnline()
    }),
  ),
  fc.constant(command('server restarts', ({ browser }) => browser.server.forgetKeys())),
  fc.boolean().map((isBroken) =>
    command(isBroken ? 'database breaks' : 'database works', ({ browser }) => {
      browser.isDatabaseBroken = isBroken
    }),
  ),
  fc.constant(command('session expires', ({ browser }) => browser.expire())),
  fc.tuple(tab, fc.constantFrom(...ACCOUNTS)).map(([n, accountId]) =>
    command(`sign in(${n}, ${accountId})`, (real) => {
      const one = tabOf(real, n)
      if (one && real.browser.signedIn().length === 0) real.browser.signIn(one, accountId)
    }),
  ),
  tab.map((n) =>
    command(`sign out(${n})`, async (real) => {
      const one = tabOf(real, n)
      const accountId = one?.accountId ?? null
      if (!one?.isSignedIn() || accountId === null) return
      void real.browser.signOut(one)
      giveUpAll(real, accountId, 1)
    }),
  ),
]
