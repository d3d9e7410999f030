import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { HtmlContent } from '#components/content/HtmlContent.tsx'
import type { LinkTable } from '#domain/profile/link.ts'
import { objections } from './allowed.ts'
import { HOSTILE } from './inputs.ts'
import { attributeMark, secondOpinion, tagMark } from './second-opinion.ts'
import { requestsTo, setTraps, touchEverything, trap, waitForLoads } from './traps.ts'

const links: LinkTable = {
  mentions: [],
  tags: [],
  posts: [],
  guest: false,
  origins: ['https://kith.example'],
}

/** Attributes that our own elements carry whatever the input says. */
const OURS = new Set(['class', 'rel', 'tabindex', 'target'])

let removeTraps: () => void

beforeEach(() => {
  removeTraps = setTraps()
})

afterEach(() => removeTraps())

async function show(html: string) {
  const { container } = await render(<HtmlContent html={html} emojis={[]} links={links} />)
  return { container, elements: Array.from(container.querySelectorAll('*')) }
}

function isSubsequence(short: string, long: string): boolean {
  let found = 0
  for (const letter of long) if (letter === short[found]) found += 1
  return found === short.length
}

test('the traps are set: put into the page as it is, such HTML runs, asks and loads', async () => {
  const html = '<img src="https://control.example/x.png" onerror="pwned()"><b onclick="alert()">a</b>'
  const container = document.body.appendChild(document.createElement('div'))
  container.append(document.createRange().createContextualFragment(html))
  touchEverything(container)
  await vi.waitFor(() => expect(trap.mock.calls).toEqual([['pwned'], ['alert'], ['pwned']]))
  await vi.waitFor(() => expect(requestsTo('control.example')).toHaveLength(1))
  expect(Array.from(container.querySelectorAll('*')).flatMap(objections)).toEqual([
    '<img>',
    '<b onclick="alert()">',
  ])
  container.remove()
})

describe.each(Object.entries(HOSTILE))('%s', (_, inputs) => {
  const agreed = inputs.filter(({ stricter }) => !stricter)

  test.each(inputs)('nothing but text: $html', async ({ html, reads }) => {
    const { container, elements } = await show(html)
    expect(elements.flatMap(objections)).toEqual([])
    expect(container.textContent).toBe(reads)

    touchEverything(container)
    await waitForLoads()
    expect(trap).not.toHaveBeenCalled()
    expect(requestsTo('evil.example')).toEqual([])
  })

  test.each(agreed)('DOMPurify agrees: $html', async ({ html }) => {
    const { container, elements } = await show(html)
    const verdict = secondOpinion(html)
    expect(elements.map(tagMark).filter((mark) => verdict.removed.has(mark))).toEqual([])
    const attributes = elements.flatMap((element) => Array.from(element.attributes))
    const copied = attributes.filter(({ name }) => !OURS.has(name)).map(attributeMark)
    expect(copied.filter((mark) => verdict.removed.has(mark))).toEqual([])
    const hrefs = Array.from(container.querySelectorAll('a'), ({ href }) => href)
    expect(hrefs.filter((href) => !verdict.hrefs.has(href))).toEqual([])
    expect(isSubsequence((container.textContent ?? '').replaceAll(/\s/g, ''), verdict.text)).toBe(true)
  })
})
