import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { audienceOf } from './chosen-audience.ts'
import { type ComposerTask, groupIdOf } from './task.ts'

const instance = parse(Instance, { uri: 'kith.example', version: '4.0.0 (compatible; Mitra 5.9.1)' })
const viewer = parse(Account, { id: 'me', username: 'me', acct: 'me' })
const group = parse(Account, { id: 'club', username: 'club', acct: 'club', is_group: true })
const post = parse(Post, { id: '7', account: { id: 'b', username: 'b' }, visibility: 'public', group })

const TASKS: Record<string, ComposerTask> = {
  new: { kind: 'new' },
  group: { kind: 'group', group },
  reply: { kind: 'reply', post },
  quote: { kind: 'quote', post },
}

// docs/spec/groups.md#where-a-draft-goes
// docs/spec/groups.md#who-sees-a-post-to-a-group
test.each([
  ['new', null, null, 'private'],
  ['new', 'club', 'club', 'public'],
  ['group', null, 'club', 'public'],
  ['group', 'another', 'club', 'public'],
  ['quote', null, null, 'public'],
  ['quote', 'club', 'club', 'public'],
  // The server takes no group for a reply.
  ['reply', 'club', null, 'private'],
])('%s, chosen: %s -> %s, %s', (kind, groupId, goesTo, visibility) => {
  const task = TASKS[kind] ?? { kind: 'new' }
  const draft = { visibility: 'private', groupId } as const
  expect(groupIdOf(task, draft)).toBe(goesTo)
  const audience = audienceOf(draft, task, viewer, instance)
  expect(audience.visibility).toBe(visibility)
  if (goesTo !== null) expect(audience.allowed).toEqual(['public'])
})
