/**
 * Tests docs/spec/offline.md#a-press-that-waited: what somebody saw and wanted happens in the page, whatever
 * it shows by now.
 */
import { afterEach, expect, test } from 'vitest'
import { findPresses } from './waiting-presses.ts'

const HEART = (pressed: boolean, label: string) =>
  `<button data-icon="heart" aria-label="${label}" aria-pressed="${pressed}"></button>`
const FOLD = (open: boolean, id: string) =>
  `<button id="${id}" class="fold" aria-expanded="${open}">Show ${open ? 'less' : 'more'}</button>`
const POLL = (checked: number | null, type: string) =>
  [0, 1]
    .map(
      (at) =>
        `<label><input type="${type}" name="p" ${at === checked ? 'checked' : ''}><bdi>Option ${at}</bdi></label>`,
    )
    .join('')

afterEach(() => {
  getSelection()?.removeAllRanges()
  document.body.replaceChildren()
})

const read = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const place = document.createElement('div')
  place.append(...body.childNodes)
  document.body.append(place)
  return place
}

/**
 * Puts a snapshot and a page beside each other; returns what is pressed in the page after presses on parts of
 * the snapshot.
 */
function pressed(kept: string, page: string, ...targets: string[]): string[] {
  const [snapshot, root] = [read(kept), read(page)]
  const seen: string[] = []
  root.addEventListener('click', (event) => {
    event.preventDefault()
    const { id, ariaLabel, localName } = event.target as HTMLElement
    const href = (event.target as Element).getAttribute('href')
    seen.push(
      id ||
        href ||
        ariaLabel ||
        (localName === 'input'
          ? `input ${inputs(root).indexOf(event.target as HTMLInputElement)}`
          : localName),
    )
  })
  const found = targets.map((target) => {
    const element = snapshot.querySelector(target)
    if (!element) throw new Error(`the snapshot has no ${target}`)
    return element
  })
  findPresses(found, snapshot, root)()
  return seen
}

const inputs = (place: Element) => [...place.querySelectorAll('input')]
const keptRow = (inside: string, id = '1', link = `/post/${id}`) =>
  `<article data-kept-row="${id}" tabindex="-1"><a data-permalink href="${link}">10:00</a><p>words</p>${inside}</article>`
const row = (inside: string, id = '1', link = `/post/${id}`) =>
  keptRow(inside, id, link).replace('data-kept-row', 'data-row')

// docs/spec/offline.md#a-press-that-waited
test.each<[what: string, kept: string, page: string, targets: string[], expected: string[]]>([
  ['a like', keptRow(HEART(false, 'Like')), row(HEART(false, 'Like')), ['button'], ['Like']],
  [
    'a like that others gave meanwhile',
    keptRow(HEART(false, 'Like')),
    row(HEART(false, 'Like (1 like)')),
    ['button'],
    ['Like (1 like)'],
  ],
  [
    'a like that is there already',
    keptRow(HEART(false, 'Like')),
    row(HEART(true, 'Like (1 like)')),
    ['button'],
    [],
  ],
  [
    'a like taken back that is gone already',
    keptRow(HEART(true, 'Like')),
    row(HEART(false, 'Like')),
    ['button'],
    [],
  ],
  [
    'a like pressed twice',
    keptRow(HEART(false, 'Like')),
    row(HEART(false, 'Like')),
    ['button', 'button'],
    ['Like'],
  ],
  [
    'a like on a row that is gone',
    keptRow(HEART(false, 'Like')),
    row(HEART(false, 'Like'), '2'),
    ['button'],
    [],
  ],
  [
    'a like on a row that shows another post by now',
    keptRow(HEART(false, 'Like')),
    row(HEART(false, 'Like'), '1', '/post/9'),
    ['button'],
    [],
  ],
  [
    'a like on a row that has moved',
    keptRow(HEART(false, 'Like'), '2'),
    row(HEART(false, 'No'), '1') + row(HEART(false, 'Like'), '2'),
    ['button'],
    ['Like'],
  ],
  [
    'what could not be used',
    keptRow('<button aria-disabled="true">Vote</button>'),
    row('<button>Vote</button>'),
    ['button'],
    [],
  ],
  [
    'the first of two folds',
    keptRow(FOLD(false, 'a') + FOLD(false, 'b')),
    row(FOLD(false, 'a') + FOLD(false, 'b')),
    ['#a'],
    ['a'],
  ],
  [
    'the first of two folds, open by now',
    keptRow(FOLD(false, 'a') + FOLD(false, 'b')),
    row(FOLD(true, 'a') + FOLD(false, 'b')),
    ['#a'],
    [],
  ],
  [
    'a menu',
    keptRow(
      '<button data-icon="ellipsis" aria-label="More" aria-haspopup="menu" aria-expanded="false"></button>',
    ),
    row(
      '<button data-icon="ellipsis" aria-label="More" aria-haspopup="menu" aria-expanded="false"></button>',
    ),
    ['button', 'button'],
    ['More'],
  ],
  [
    'details',
    keptRow('<details><summary>More</summary>text</details>'),
    row('<details><summary>More</summary>text</details>'),
    ['summary'],
    ['summary'],
  ],
  [
    'details that are open by now',
    keptRow('<details><summary>More</summary>text</details>'),
    row('<details open><summary>More</summary>text</details>'),
    ['summary'],
    [],
  ],
  [
    'an option of a poll by its words',
    keptRow(POLL(null, 'radio')),
    row(POLL(null, 'radio')),
    ['label:nth-of-type(2) bdi'],
    ['input 1'],
  ],
  [
    'an option that is chosen by now',
    keptRow(POLL(null, 'checkbox')),
    row(POLL(1, 'checkbox')),
    ['label:nth-of-type(2) bdi'],
    [],
  ],
  [
    'a place in a section of a card',
    keptRow('<section><i>file</i></section>'),
    row('<section><i>file</i></section>'),
    ['i'],
    [],
  ],
  ['a card', keptRow(''), row(''), ['p'], ['/post/1']],
  [
    'two cards, then a like',
    keptRow(HEART(false, 'Like')) + keptRow('', '2'),
    row(HEART(false, 'Like')) + row('', '2'),
    ['p', '[data-kept-row="2"] p', 'button'],
    ['Like', '/post/2'],
  ],
  [
    'a link whose words have changed',
    '<a href="/notifications">Notifications</a>',
    '<a href="/notifications">Notifications (3)</a>',
    ['a'],
    ['/notifications'],
  ],
])('%s', (_what, kept, page, targets, expected) => {
  expect(pressed(kept, page, ...targets)).toEqual(expected)
})

test('the end of selecting some text opens nothing', () => {
  const kept = keptRow('')
  const snapshot = read(kept)
  getSelection()?.selectAllChildren(snapshot)
  expect(pressed(kept, row(''), 'p')).toEqual([])
})

// docs/spec/offline.md#a-press-that-waited
test('what was typed goes on in the field of the page, and Enter sends it', () => {
  const field = '<form><input type="text" aria-label="Search" value=""></form>'
  const [snapshot, root] = [read(field.replaceAll('form', 'div')), read(field)]
  const [[typed], [same]] = [inputs(snapshot), inputs(root)]
  if (!typed || !same) throw new Error('there are no fields')
  const heard: string[] = []
  root.addEventListener('input', () => heard.push(`input ${same.value}`))
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    heard.push(`submit ${same.value}`)
  })
  typed.value = 'parrot'
  typed.setSelectionRange(2, 4)
  findPresses([], snapshot, root)()
  expect(heard.splice(0)).toEqual(['input parrot'])
  expect([same.selectionStart, same.selectionEnd]).toEqual([2, 4])
  findPresses([typed], snapshot, root)()
  expect(heard, 'the field of the page has a text of its own by now').toEqual(['submit parrot'])
})
