import { expect, test } from 'vitest'
import {
  choose,
  endOf,
  hasEnded,
  mayVote,
  readTitle,
  share,
  shownTitle,
  showsResults,
  wholeOf,
} from './poll.ts'

const open = { expired: false, voted: false }
const viewer = { isSignedIn: true, isAuthor: false, asked: false }

// docs/spec/polls.md#who-votes
test.each([
  ['signed in, open, not voted', open, true, true],
  ['a guest', open, false, false],
  ['the poll has expired', { ...open, expired: true }, true, false],
  ['already voted', { ...open, voted: true }, true, false],
])('mayVote: %s', (_, poll, isSignedIn, expected) => {
  expect(mayVote(poll, isSignedIn)).toBe(expected)
})

// docs/spec/polls.md#who-sees-the-results
test.each([
  ['a viewer who may vote sees the form', open, viewer, false],
  ['who asked', open, { ...viewer, asked: true }, true],
  ['the author', open, { ...viewer, isAuthor: true }, true],
  ['a guest', open, { ...viewer, isSignedIn: false }, true],
  ['a viewer who has voted', { ...open, voted: true }, viewer, true],
  ['everyone after the end', { ...open, expired: true }, viewer, true],
])('showsResults: %s', (_, poll, onlooker, expected) => {
  expect(showsResults(poll, onlooker)).toBe(expected)
})

test.each([
  ['the first choice', [], 1, false, [1]],
  ['another one replaces it', [1], 2, false, [2]],
  ['several', [2], 0, true, [0, 2]],
  ['one of several is removed', [0, 2], 2, true, [0]],
])('choose: %s', (_, choices, option, multiple, expected) => {
  expect(choose(choices, option, multiple)).toEqual(expected)
})

// docs/spec/polls.md#shares
test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [0, 5, 0],
  [0, 0, 0],
  [3, 0, 0],
  [9, 4, 100],
  [-1, 4, 0],
])('%d of %d are %d percent', (votes, total, percent) => {
  expect(share(votes, total)).toBe(percent)
})

// docs/spec/polls.md#shares
test.each([
  ['one choice', { multiple: false, voters_count: 4, votes_count: 5 }, 5],
  ['several choices', { multiple: true, voters_count: 4, votes_count: 7 }, 4],
  ['several, by people whom nobody counted', { multiple: true, voters_count: null, votes_count: 7 }, 7],
  ['several, by nobody although there are votes', { multiple: true, voters_count: 0, votes_count: 7 }, 7],
])('wholeOf: %s', (_, poll, whole) => {
  expect(wholeOf(poll)).toBe(whole)
})

const NOON = Date.parse('2026-05-01T12:00:00Z')

// docs/spec/polls.md#end-of-a-poll
test.each([
  ['a date in the future', '2026-05-01T13:00:00Z', false, NOON + 3_600_000],
  ['a past date in a poll that has not ended', '2026-05-01T11:00:00Z', false, null],
  ['over', '2026-05-01T13:00:00Z', true, null],
  ['without end', null, false, null],
  ['an unreadable date', 'soon', false, null],
])('endOf: %s', (_, expires_at, expired, expected) => {
  expect(endOf({ expires_at, expired }, NOON)).toBe(expected)
})

// docs/spec/polls.md#end-of-a-poll
test.each([
  ['its date is to come', '2026-05-01T12:00:01Z', false, false],
  ['its date has passed', '2026-05-01T12:00:00Z', false, true],
  ['the server says so', '2026-05-01T13:00:00Z', true, true],
  ['it has no end', null, false, false],
  ['its date cannot be read', 'soon', false, false],
])('hasEnded: %s', (_, expires_at, expired, expected) => {
  expect(hasEnded({ expires_at, expired }, NOON)).toBe(expected)
})

// docs/spec/polls.md#titles-of-options
test.each([
  ['Saturn &amp; Monde', 'Saturn & Monde'],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['&quot;hi&quot; &#39;ho&#x27; &#128008;', '"hi" \'ho\' 🐈'],
  ['escaped once: &amp;lt;', 'escaped once: &lt;'],
  ['no escape: & &; &unknown; AT&T;', 'no escape: & &; &unknown; AT&T;'],
  ['impossible: &#0; &#1114112; &#xffffff;', 'impossible: &#0; &#1114112; &#xffffff;'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('readTitle(%j)', (title, expected) => {
  expect(readTitle(title)).toBe(expected)
})

// docs/spec/polls.md#titles-of-options
test.each([
  ['a &amp; b', 'a & b'],
  ['pay&#8238;gpj', 'paygpj'],
  ['&#12644;&#x2800;', ''],
])('shownTitle(%j)', (title, expected) => {
  expect(shownTitle(title)).toBe(expected)
})
