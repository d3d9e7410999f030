import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { type FailingStorage, failingStorage, PageEnd } from '#tests/harness/failing-storage.ts'
import { placeOf } from './apart-key.ts'
import { addCard, settleOwner, wipeAccount } from './owner.ts'
import { isPersonal } from './personal-keys.ts'
import { wipesOf } from './wipes.ts'

const DRAFT = 'post_content_new'
const EDIT = 'edit_content_7'

let storage: FailingStorage
beforeEach(() => {
  storage = failingStorage()
})

const settle = (accountId: string) => settleOwner(accountId, storage)
const write = (key: string, text: string) => expect(storage.write(key, text)).toBe(true)

/** Runs something on a page that may end in the midst of it. Returns whether it did. */
function ends(run: () => void): boolean {
  try {
    run()
    return false
  } catch (error) {
    if (!(error instanceof PageEnd)) throw error
    return true
  } finally {
    storage.endAfter(Number.POSITIVE_INFINITY)
  }
}

/** Lets the page end after every single change of something, each time from the beginning. */
function atEveryStep(prepare: () => void, run: () => void, check: () => void): void {
  let isEnd = true
  for (let steps = 0; isEnd; steps += 1) {
    storage = failingStorage()
    prepare()
    storage.endAfter(steps)
    isEnd = ends(run)
    expect(isEnd || steps > 3).toBe(true)
    check()
  }
}

test('two people who take turns find their own texts alone', () => {
  settle('alice')
  write(DRAFT, 'of alice')
  write(EDIT, 'edit of alice')
  write(LATE_KEYS.recentSearches, '#tea')
  write(KEYS.theme, 'dark')
  expect(settle('bob')).toBe(true)
  expect(storage.keys().filter(isPersonal)).toEqual([])
  expect(storage.read(KEYS.theme)).toBe('dark')
  write(DRAFT, 'of bob')
  settle('alice')
  expect([DRAFT, EDIT, LATE_KEYS.recentSearches].map(storage.read)).toEqual([
    'of alice',
    'edit of alice',
    '#tea',
  ])
  settle('bob')
  expect(storage.read(DRAFT)).toBe('of bob')
  expect(storage.read(EDIT)).toBeNull()
})

test('a page that ends at any step of changing hands hides nothing from its author', () => {
  atEveryStep(
    () => {
      settle('alice')
      write(DRAFT, 'of alice')
      write(EDIT, 'edit of alice')
    },
    () => settle('bob'),
    () => {
      expect(settle('alice')).toBe(true)
      expect([DRAFT, EDIT].map(storage.read)).toEqual(['of alice', 'edit of alice'])
    },
  )
})

test('a page that ends at any step shows nothing of one to the other', () => {
  atEveryStep(
    () => {
      settle('alice')
      write(DRAFT, 'of alice')
      settle('bob')
      write(DRAFT, 'of bob')
    },
    () => settle('alice'),
    () => {
      expect(settle('carol')).toBe(true)
      expect(storage.keys().filter(isPersonal)).toEqual([])
      settle('bob')
      expect(storage.read(DRAFT)).toBe('of bob')
      settle('alice')
      expect(storage.read(DRAFT)).toBe('of alice')
    },
  )
})

test('no step takes more room than one text', () => {
  settle('alice')
  for (let index = 0; index < 9; index += 1) write(`post_content_${index}`, 'x'.repeat(1000))
  const size = () => storage.keys().reduce((sum, key) => sum + (storage.read(key) ?? '').length, 0)
  const before = size()
  let most = 0
  const measured = {
    ...storage,
    write(key: string, text: string | null) {
      const isDone = storage.write(key, text)
      most = Math.max(most, size() - before)
      return isDone
    },
  }
  expect(settleOwner('bob', measured)).toBe(true)
  expect(most).toBeLessThan(1100)
})

test('where two texts belong to the same place both stay, and the second comes when the place is free', () => {
  settle('alice')
  write(DRAFT, 'first')
  settle('bob')
  // Another tab may write before it hears of bob.
  write(KEYS.owner, 'alice')
  write(DRAFT, 'second')
  settle('alice')
  expect(storage.read(DRAFT)).toBe('second')
  settle('bob')
  settle('alice')
  expect(new Set(storage.keys().flatMap((key) => (key.includes(DRAFT) ? [storage.read(key)] : [])))).toEqual(
    new Set(['first', 'second']),
  )
  storage.write(DRAFT, null)
  settle('alice')
  expect(storage.read(DRAFT)).toMatch(/first|second/)
})

test('a browser that refuses to store changes no hands, and loses nothing', () => {
  settle('alice')
  write(DRAFT, 'of alice')
  storage.refuse(() => true)
  expect(settle('bob')).toBe(false)
  expect([storage.read(KEYS.owner), storage.read(DRAFT)]).toEqual(['alice', 'of alice'])
})

test('the sizes of pictures make room for a text', () => {
  settle('alice')
  write(DRAFT, 'of alice')
  write(KEYS.imageSizes, '[]')
  storage.refuse(() => storage.read(KEYS.imageSizes) !== null)
  expect(settle('bob')).toBe(true)
})

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('where the note of the owner is damaged, the card says whose place it is', () => {
  settle('alice')
  addCard(
    { id: 'alice', username: 'alice', acct: 'alice', display_name: null, avatar: null, emojis: [] },
    storage,
  )
  write(DRAFT, 'of alice')
  write(KEYS.owner, '{"')
  settle('alice')
  expect([KEYS.owner, DRAFT].map(storage.read)).toEqual(['alice', 'of alice'])
  write(KEYS.owner, '{"')
  settle('bob')
  expect([KEYS.owner, DRAFT].map(storage.read)).toEqual(['bob', null])
})

test('what nobody owned belongs to the first one who signs in', () => {
  write(DRAFT, 'before')
  settle('alice')
  expect([storage.read(KEYS.owner), storage.read(DRAFT)]).toEqual(['alice', 'before'])
})

test('what comes to the places of somebody who has signed out is shown to nobody', () => {
  write(KEYS.owner, NOBODY)
  write(DRAFT, 'wiped')
  settle('alice')
  expect(storage.read(DRAFT)).toBeNull()
})

test('signing out deletes the session and what belongs to the device, but nothing of others', () => {
  write(KEYS.token, 'token')
  write(KEYS.theme, 'dark')
  write(`kith_of_alice_${DRAFT}`, 'of alice')
  settle('bob')
  wipeAccount('bob', storage)
  const left = [KEYS.owner, LATE_KEYS.wipes, `kith_of_alice_${DRAFT}`]
  expect(storage.keys().sort()).toEqual(left.sort())
})

test('somebody for whom there was no room signs out, and the texts of the owner stay', () => {
  settle('alice')
  write(DRAFT, 'of alice')
  storage.refuse(() => true)
  expect(settle('bob')).toBe(false)
  storage.refuse(() => false)
  wipeAccount('bob', storage)
  expect(storage.read(DRAFT)).toBe('of alice')
})

test('signing out deletes what is theirs and leaves what is of others', () => {
  settle('alice')
  write(DRAFT, 'of alice')
  settle('bob')
  write(DRAFT, 'of bob')
  wipeAccount('bob', storage)
  expect(JSON.stringify(storage.keys().map(storage.read))).not.toContain('of bob')
  expect(storage.read(LATE_KEYS.wipes)).toBe('[["bob","both"]]')
  settle('bob')
  expect(storage.read(LATE_KEYS.wipes)).toBe('[["bob","rows"]]')
  expect(storage.read(DRAFT)).toBeNull()
  write(DRAFT, 'later')
  // The database has not answered since; what was written later is no part of what had to go.
  settle('bob')
  expect(storage.read(DRAFT)).toBe('later')
  settle('alice')
  expect(storage.read(DRAFT)).toBe('of alice')
})

test('signing out that ends at any step is completed before anybody sees anything', () => {
  atEveryStep(
    () => {
      settle('alice')
      write(DRAFT, 'of alice')
      settle('bob')
      write(DRAFT, 'of bob')
      write(EDIT, 'edit of bob')
    },
    () => wipeAccount('bob', storage),
    () => {
      const isNoted = storage.read(LATE_KEYS.wipes) !== null
      settle('carol')
      const all = JSON.stringify(storage.keys().map(storage.read))
      expect(all.includes('of bob')).toBe(!isNoted)
      settle('alice')
      expect(storage.read(DRAFT)).toBe('of alice')
    },
  )
})

/** The record of what people did, and of what has to be there. */
class World {
  readonly storage = failingStorage()
  signedIn: string | null = null
  /** The text at each place of each person. */
  readonly texts = new Map<string, Set<string>>()
  /** Texts of somebody who signed out: they may be gone. */
  readonly gone = new Set<string>()
  count = 0

  ofPerson(accountId: string): Set<string> {
    const known = this.texts.get(accountId) ?? new Set()
    this.texts.set(accountId, known)
    return known
  }
}

type Step =
  | { kind: 'sign in'; who: string; endAfter: number; refused: readonly boolean[] }
  | { kind: 'type'; key: string; refused: readonly boolean[] }
  | { kind: 'sign out'; endAfter: number; refused: readonly boolean[] }

function perform(world: World, step: Step): void {
  const { storage } = world
  const run = (endAfter: number, change: () => void) => {
    storage.endAfter(endAfter)
    storage.refuse((count) => step.refused[count] ?? false)
    try {
      change()
    } catch (error) {
      if (!(error instanceof PageEnd)) throw error
      world.signedIn = null
    }
    storage.endAfter(Number.POSITIVE_INFINITY)
    storage.refuse(() => false)
  }
  const who = world.signedIn
  if (step.kind === 'sign in') {
    world.signedIn = null
    run(step.endAfter, () => {
      if (settleOwner(step.who, storage)) world.signedIn = step.who
    })
  } else if (who === null) {
    return
  } else if (step.kind === 'type') {
    const former = storage.read(step.key)
    world.count += 1
    const text = `${who} ${world.count}`
    run(Number.POSITIVE_INFINITY, () => {
      if (!storage.write(step.key, text)) return
      world.ofPerson(who).add(text)
      if (former !== null) world.ofPerson(who).delete(former)
    })
  } else {
    world.signedIn = null
    run(step.endAfter, () => wipeAccount(who, storage))
    if (wipesOf('both', storage).length === 0) return // the page ended before anything was done
    for (const text of world.ofPerson(who)) world.gone.add(text)
    world.ofPerson(who).clear()
  }
}

const PEOPLE = ['a', 'b', 'a_b']
const KEYS_TYPED = [DRAFT, 'post_content_7', EDIT]

/** The texts that a person has here, and those that they would be shown. */
function textsOf({ storage }: World, who: string): { all: string[]; shown: string[] } {
  const isOwner = storage.read(KEYS.owner) === who
  const shown = storage.keys().filter((key) => isOwner && isPersonal(key))
  const kept = storage.keys().filter((key) => placeOf(who, key) !== null)
  const read = (keys: string[]) => keys.flatMap((key) => storage.read(key) ?? [])
  return { all: read([...shown, ...kept]), shown: read(shown) }
}

function check(world: World): void {
  for (const who of PEOPLE) {
    const { all } = textsOf(world, who)
    for (const text of world.ofPerson(who)) expect(all).toContain(text)
    for (const text of all) expect(text.split(' ')[0]).toBe(who)
  }
  const { signedIn } = world
  if (signedIn === null) return
  const { shown } = textsOf(world, signedIn)
  for (const text of shown) expect(world.gone).not.toContain(text)
}

const refused = fc.array(fc.boolean(), { maxLength: 6 })
const rarely = fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, refused)
const endAfter = fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.nat(8))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('sign in' as const),
    who: fc.constantFrom(...PEOPLE),
    endAfter,
    refused: rarely,
  }),
  fc.record({ kind: fc.constant('type' as const), key: fc.constantFrom(...KEYS_TYPED), refused: rarely }),
  fc.record({ kind: fc.constant('sign out' as const), endAfter, refused: fc.constant([]) }),
)

test('whatever happens, no text is lost and nobody sees one of another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const world = new World()
      for (const each of steps) {
        perform(world, each)
        check(world)
      }
      // In the end everybody comes once more, without any trouble.
      for (const who of PEOPLE) {
        expect(settleOwner(who, world.storage)).toBe(true)
        world.signedIn = who
        check(world)
        const shown = textsOf(world, who).shown
        const places = new Set(world.storage.keys().map((key) => placeOf(who, key)))
        for (const place of places) if (place !== null) expect(world.storage.read(place)).not.toBeNull()
        expect(shown.length).toBeLessThanOrEqual(KEYS_TYPED.length)
      }
    }),
    { numRuns: 200 },
  )
})
