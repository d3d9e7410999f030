import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Attachment } from '#contract/entities/attachment.ts'
import { countUndescribed, undescribedFiles, undescribedPages } from './undescribed.ts'

const post = (...descriptions: (string | null)[]) => ({
  media_attachments: descriptions.map((description, index) =>
    parse(Attachment, { id: String(index), type: 'image', url: 'https://a.example/1.png', description }),
  ),
})

// docs/spec/media.md#files-without-a-description
test.each([
  [post(), []],
  [post('Tea'), []],
  [post(null), ['0']],
  [post(''), ['0']],
  [post('  \n'), ['0']],
  [post('Tea', null, 'Cake', ''), ['1', '3']],
])('of %o these have no description: %j', (each, ids) => {
  expect(undescribedFiles(each).map(({ id }) => id)).toEqual(ids)
})

test('pages keep their places, also where nothing is left on them', () => {
  const [bare, full] = [post(null, null), post('Tea')]
  expect(undescribedPages([[full], [bare, full], []])).toEqual([[], [bare], []])
  expect(countUndescribed([bare, full, post('')])).toBe(3)
})
