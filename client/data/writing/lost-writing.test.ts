import { beforeEach, expect, test, vi } from 'vitest'
import { writingKey } from '#domain/composer/draft-key.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { notePostsGone } from '../posts/posts-gone.ts'
import { lostWriting, noteOpenPlace, settleLostWriting } from './lost-writing.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

// docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes
test('what is being written about a post that goes is lost, if there are any words, until its author has decided', () => {
  const edit = { kind: 'edit', postId: '7' } as const
  const reply = { kind: 'reply', postId: '8' } as const
  const close = [noteOpenPlace(edit), noteOpenPlace(reply)]
  localStorage.setItem(writingKey(edit), 'half a thought')
  notePostsGone(new Set(['6', '7', '8']))
  expect(lostWriting.current()).toEqual([edit])
  settleLostWriting('7')
  expect(lostWriting.current()).toEqual([])
  for (const end of close) end()
  notePostsGone(new Set(['7']))
  expect(lostWriting.current()).toEqual([])
})
