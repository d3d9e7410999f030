/** Takes back what was put into a text, in an engine: docs/spec/writing.md#undo-while-writing. */
import { expect, test } from 'vitest'
import { engine, inEngine } from './engines.ts'
import type { Reader } from './reader.ts'

inEngine((visit) => {
  // docs/spec/writing.md#undo-while-writing
  test('a picked name and a picked emoji are taken back step by step, and come again', async () => {
    const reader = await visit({ as: 'alice' })
    const { tab, open, press, fill, read, until } = reader
    await open('/home')
    await press('button', 'What is on your mind?')
    await fill('Text of the post', 'Hello @bo')
    await read('[role=option]', 'bob')
    await tab.key('Enter')
    await hasText(reader, 'Hello @bob ')
    await tab.type('wow')
    for (let letters = 0; letters < 3; letters += 1) await tab.key('ArrowLeft', 'Shift')
    await press('button', 'Insert emoji')
    await fill('Search emoji', 'party popper')
    await until(() => document.querySelector('[aria-selected=true][aria-label="party popper"]') !== null)
    await tab.key('Enter')
    await hasText(reader, 'Hello @bob 🎉')

    const texts = [await text(reader)]
    while (texts.at(-1) !== '' && texts.length < 30) {
      await undo(reader)
      texts.push(await text(reader))
    }
    expect(texts.slice(0, 2)).toEqual(['Hello @bob 🎉', 'Hello @bob wow'])
    // WebKit takes a name back together with what was typed behind it.
    if (engine !== 'WebKit') expect(texts).toEqual(expect.arrayContaining(['Hello @bob ', 'Hello @bo']))
    expect(texts.at(-1)).toBe('')
    for (const _ of texts.slice(1)) await redo(reader)
    expect(await text(reader)).toBe('Hello @bob 🎉')
  })
})

/** MiniBrowser has no keys for these two; what they do is the browser's all the same. */
const HAS_KEYS = engine !== 'WebKit'

const undo = ({ tab }: Reader) =>
  HAS_KEYS ? tab.key('z', 'Control') : tab.evaluate(() => void document.execCommand('undo'))

const redo = ({ tab }: Reader) =>
  HAS_KEYS ? tab.key('y', 'Control') : tab.evaluate(() => void document.execCommand('redo'))

const text = ({ tab }: Reader) =>
  tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('form textarea')?.value)

const hasText = ({ until }: Reader, words: string) =>
  until((wanted) => document.querySelector<HTMLTextAreaElement>('form textarea')?.value === wanted, words)
