import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { minutesSince } from './find-post.ts'
import {
  AGREEMENTS,
  ANSWERS,
  DOUBTS,
  OPENING,
  RULES,
  SIDETRACKS,
  WORD_CHAIN,
} from './texts/long-conversation.ts'
import { CONVERSATIONS, type Conversation } from './texts/threads.ts'
import { DAY, type Town } from './town.ts'
import { write } from './write.ts'

/** Adds the written conversations, and generates one of more than two hundred replies. */

export function writeConversations(town: Town): void {
  for (const conversation of CONVERSATIONS) play(town, conversation)
}

function play(town: Town, { at, pace, lines }: Conversation): void {
  const branch: PostRecord[] = []
  let time = at
  for (const [depth, by, text] of lines) {
    const parent = depth === 0 ? undefined : branch[depth - 1]
    branch.length = depth
    branch.push(parent ? reply(town, { by, at: time, text, parent }) : write(town, { by, at: time, text }))
    time = Math.max(4, time - pace * town.random.between(0.5, 1.5))
  }
}

/** Adds a reply. Half of all replies begin with the name of the person whom they answer. */
function reply(town: Town, line: { by: string; at: number; text: string; parent: PostRecord }): PostRecord {
  const { by, at, text, parent } = line
  const to = town.world.accounts.get(parent.author_id)
  const isNamed = to && town.people.has(to.username) && !to.acct.includes('://') && to !== town.account(by)
  return write(town, {
    by,
    at,
    text: isNamed && town.random.happens(0.5) ? `@${to.username} ${text}` : text,
    in_reply_to: parent,
  })
}

type Kind = 'rule' | 'agreement' | 'doubt' | 'answer' | 'sidetrack'

interface Branch {
  post: PostRecord
  kind: Kind
  /** The answers that belong to it, if any. */
  answers: string[]
}

const REPLIES = 212

/**
 * Adds a long conversation. The kind of a reply decides the kinds of its answers. Texts come from decks, so
 * that few repeat.
 */
export function writeLongConversation(town: Town): void {
  const { random } = town
  const begun = 6 * DAY
  const root = write(town, { by: 'marginalia', at: begun, text: OPENING })
  const crowd = [...town.people.values()].filter(mayWrite)
  const deal = createDealer(town)
  const branches: Branch[] = []
  for (let turn = 0; turn < REPLIES - WORD_CHAIN.length; turn++) {
    const parent = random.happens(0.2) || turn < 5 ? null : random.pick(branches)
    const to = parent?.post ?? root
    const { kind, text, answers } = deal(parent)
    const by = random.pick(crowd.filter(({ id }) => id !== to.author_id)).username
    const post = reply(town, { by, at: begun - (turn + 1) * 13, text, parent: to })
    branches.push({ post, kind, answers })
  }
  playWordChain(town, root)
}

const mayWrite = ({ bot, is_group, user }: AccountRecord) =>
  !bot && !is_group && user?.role !== 'read_only_user'

interface ReplyText {
  kind: Kind
  text: string
  answers: string[]
}

function createDealer({ random }: Town): (parent: Branch | null) => ReplyText {
  const doubt = endless(random.shuffled(DOUBTS))
  const [rule, agreement, answer, sidetrack] = [RULES, AGREEMENTS, ANSWERS, SIDETRACKS].map((texts) =>
    endless(random.shuffled(texts)),
  )
  const plain = (kind: Kind, deck: (() => string) | undefined): ReplyText => ({
    kind,
    text: deck?.() ?? '+1',
    answers: [],
  })
  return (parent) => {
    if (parent === null) return random.happens(0.78) ? plain('rule', rule) : plain('sidetrack', sidetrack)
    if (parent.kind === 'doubt') {
      const fitting = parent.answers.pop()
      return fitting === undefined
        ? plain('agreement', agreement)
        : { kind: 'answer', text: fitting, answers: [] }
    }
    if (parent.kind === 'answer' && random.happens(0.7)) return plain('answer', answer)
    if (random.happens(0.55)) return plain('agreement', agreement)
    const { text, answers } = doubt()
    return { kind: 'doubt', text, answers: random.shuffled(answers) }
  }
}

/** Returns a function that returns one card after the other, and begins again after the last one. */
function endless<Card>(deck: readonly Card[]): () => Card {
  let dealt = 0
  return () => {
    const card = deck[dealt++ % deck.length]
    if (card === undefined) throw new RangeError('an empty deck cannot be dealt')
    return card
  }
}

const PLAYERS = ['finn', 'wren', 'skipper', 'pixel', 'lucia', 'hazel', 'tomasz']

/** Adds a chain in which each reply answers the one before. */
function playWordChain(town: Town, root: PostRecord): void {
  let parent = root
  const begun = minutesSince(town, root.created_at) - 300
  for (const [turn, text] of WORD_CHAIN.entries()) {
    const by = PLAYERS[turn % PLAYERS.length] ?? 'finn'
    parent = write(town, { by, at: begun - turn * 21, text, in_reply_to: parent })
  }
}
