import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { AGREEMENTS, ANSWERS, DOUBTS, OPENING, RULES, SIDETRACKS, WORD_CHAIN } from './big-thread.ts'
import { minutesSince } from './reach.ts'
import { DAY, type Stage } from './stage.ts'
import { CONVERSATIONS, type Conversation } from './threads.ts'
import { write } from './write.ts'

/** Plays the written conversations, and grows one of more than two hundred replies. */

export function haveConversations(stage: Stage): void {
  for (const conversation of CONVERSATIONS) play(stage, conversation)
}

function play(stage: Stage, { at, pace, lines }: Conversation): void {
  const branch: PostRecord[] = []
  let time = at
  for (const [depth, by, text] of lines) {
    const parent = depth === 0 ? undefined : branch[depth - 1]
    branch.length = depth
    branch.push(parent ? reply(stage, { by, at: time, text, parent }) : write(stage, { by, at: time, text }))
    time = Math.max(4, time - pace * stage.chance.between(0.5, 1.5))
  }
}

/** Half of all people keep the name of whom they answer in front. */
function reply(stage: Stage, line: { by: string; at: number; text: string; parent: PostRecord }): PostRecord {
  const { by, at, text, parent } = line
  const to = stage.world.accounts.get(parent.author_id)
  const isNamed = to && stage.people.has(to.username) && !to.acct.includes('://') && to !== stage.who(by)
  return write(stage, {
    by,
    at,
    text: isNamed && stage.chance.happens(0.5) ? `@${to.username} ${text}` : text,
    in_reply_to: parent,
  })
}

type Kind = 'rule' | 'agreement' | 'doubt' | 'answer' | 'sidetrack'

interface Branch {
  post: PostRecord
  kind: Kind
  /** What may be said to it, where that is special. */
  answers: string[]
}

const REPLIES = 212

/** Each kind of reply invites certain kinds of answers; words are dealt from decks, so that few repeat. */
export function haveBigConversation(stage: Stage): void {
  const { chance } = stage
  const begun = 6 * DAY
  const root = write(stage, { by: 'marginalia', at: begun, text: OPENING })
  const crowd = [...stage.people.values()].filter(mayTalk)
  const deal = dealer(stage)
  const branches: Branch[] = []
  for (let turn = 0; turn < REPLIES - WORD_CHAIN.length; turn++) {
    const parent = chance.happens(0.2) || turn < 5 ? null : chance.pick(branches)
    const to = parent?.post ?? root
    const { kind, text, answers } = deal(parent)
    const by = chance.pick(crowd.filter(({ id }) => id !== to.author_id)).username
    const post = reply(stage, { by, at: begun - (turn + 1) * 13, text, parent: to })
    branches.push({ post, kind, answers })
  }
  playWordChain(stage, root)
}

const mayTalk = ({ bot, is_group, user }: AccountRecord) =>
  !bot && !is_group && user?.role !== 'read_only_user'

interface Said {
  kind: Kind
  text: string
  answers: string[]
}

function dealer({ chance }: Stage): (parent: Branch | null) => Said {
  const doubt = endless(chance.shuffled(DOUBTS))
  const [rule, agreement, answer, sidetrack] = [RULES, AGREEMENTS, ANSWERS, SIDETRACKS].map((texts) =>
    endless(chance.shuffled(texts)),
  )
  const plain = (kind: Kind, deck: (() => string) | undefined): Said => ({
    kind,
    text: deck?.() ?? '+1',
    answers: [],
  })
  return (parent) => {
    if (parent === null) return chance.happens(0.78) ? plain('rule', rule) : plain('sidetrack', sidetrack)
    if (parent.kind === 'doubt') {
      const fitting = parent.answers.pop()
      return fitting === undefined
        ? plain('agreement', agreement)
        : { kind: 'answer', text: fitting, answers: [] }
    }
    if (parent.kind === 'answer' && chance.happens(0.7)) return plain('answer', answer)
    if (chance.happens(0.55)) return plain('agreement', agreement)
    const { text, answers } = doubt()
    return { kind: 'doubt', text, answers: chance.shuffled(answers) }
  }
}

/** Deals a deck from the top, and again from the top when it is through. */
function endless<Card>(deck: readonly Card[]): () => Card {
  let dealt = 0
  return () => {
    const card = deck[dealt++ % deck.length]
    if (card === undefined) throw new RangeError('an empty deck cannot be dealt')
    return card
  }
}

const PLAYERS = ['finn', 'wren', 'skipper', 'pixel', 'lucia', 'hazel', 'tomasz']

/** One chain as deep as it is long. */
function playWordChain(stage: Stage, root: PostRecord): void {
  let parent = root
  const begun = minutesSince(stage, root.created_at) - 300
  for (const [turn, text] of WORD_CHAIN.entries()) {
    const by = PLAYERS[turn % PLAYERS.length] ?? 'finn'
    parent = write(stage, { by, at: begun - turn * 21, text, in_reply_to: parent })
  }
}
