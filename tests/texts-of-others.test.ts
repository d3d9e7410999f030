/**
 * Holds everything that reads texts of others to the one rule for them: a field that is not cleaned, and a
 * place that makes a text of something else, stands in a list with its reason
 * (docs/spec/conventions.md#texts-of-others).
 */
import { expect, test } from 'vitest'
import { readSources } from '../vite/sources.ts'
import { found } from './harness/found.ts'

const CLEAN_TEXT = 'contract/clean-text.ts'

const product = readSources().filter(
  ({ path }) => /^(contract|client)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)

/** The fields of entities that stay as they came. */
const AS_THEY_CAME: Record<string, readonly string[]> = {
  // HTML: `HtmlContent` draws it, `plainText`, `withoutTags` and `shownTitle` clean it.
  html: [
    'contract/entities/account.ts: value',
    'contract/entities/account.ts: note',
    'contract/entities/instance.ts: description',
    'contract/entities/instance.ts: description',
    'contract/entities/poll.ts: title',
    'contract/entities/post.ts: content',
  ],
  // What is edited, signed or sent back, and the HTML of a preview, which has no default.
  source: [
    'contract/entities/post.ts: content',
    'contract/entities/account.ts: note',
    'contract/entities/account.ts: name',
    'contract/entities/account.ts: value',
    'contract/entities/aliases.ts: id',
    'contract/entities/group.ts: description',
    'contract/entities/identity-claim.ts: did',
    'contract/entities/identity-claim.ts: claim',
    'contract/entities/identity-claim.ts: created_at',
    'contract/entities/instance.ts: login_message',
    'contract/entities/post.ts: text',
    'contract/entities/post.ts: title',
    'contract/entities/post.ts: text',
  ],
  // Machines alone read these, and the viewer's own address of money.
  string: [
    'contract/entities/account.ts: privacy',
    'contract/entities/post.ts: content_type',
    'contract/entities/session.ts: access_token',
    'contract/entities/session.ts: client_id',
    'contract/entities/session.ts: client_secret',
    'contract/entities/subscription.ts: chain_id',
    'contract/entities/subscription.ts: payout_address',
    'contract/entities/subscription.ts: view_key',
    'contract/entities/whole-post.ts: language',
    'contract/entities/whole-post.ts: title',
    'contract/entities/whole-post.ts: visibility',
  ],
}

/** Returns the fields of all entities that are read by a schema, as `file: field`. */
const fieldsReadBy = (schema: RegExp) =>
  found('entities', product)
    .filter(({ path }) => path.startsWith('contract/entities/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(\w+): ([^:\n]*?)(?=, \w+:|,?\n| \})/g)].flatMap(([, field, read = '']) =>
        schema.test(read) ? [`${path}: ${field}`] : [],
      ),
    )

test.each([
  ['html', /\b(html|optionalHtml)\(/],
  ['source', /\bsource\(|\basWritten\b/],
  ['string', /\bstring\(/],
])('the fields that are read as %s stand in the list', (kind, schema) => {
  expect(fieldsReadBy(schema).toSorted()).toEqual(AS_THEY_CAME[kind]?.toSorted())
})

test('no answer is read as anything else', () => {
  const returns = product.flatMap(({ path, text }) =>
    path.startsWith('contract/endpoints/')
      ? [...text.matchAll(/returns: .*\b(?:string|html|source)\(.*/g)].map(([line]) => `${path}: ${line}`)
      : [],
  )
  expect(returns).toEqual([])
})

/** What makes a text of bytes, escapes or a file. */
const MAKES_TEXT =
  /\b(decodeURI(Component)?|String\.from(CodePoint|CharCode)|new TextDecoder|readableText|file\.name|error_description)\b/

/** Who does so and does not clean it. */
const NEEDS_NO_CLEANING: Record<string, string> = {
  'client/components/content/readable-text.ts': 'returns the words as they are written',
  'client/data/storage/apart-key.ts': 'makes a key',
  'client/data/writing/remote-file.ts': 'names a file, which attached-files.ts cleans',
  'client/domain/bookmark-labels.ts': 'makes a key',
  'client/domain/money/decimal.ts': 'makes digits',
  'client/domain/money/pasted-address.ts': 'reads the address of a currency, which has letters of its own',
  'client/domain/money/payment-request.ts': 'encodes',
  'client/domain/number-text.ts': 'makes digits',
  'client/domain/session/route-map.ts': 'reads parameters, which screens clean where they are shown',
  'client/platform/network/read-text.ts': 'reads a list of addresses that somebody has picked',
  'client/platform/pictures/metadata/bytes.ts': 'reads the marks of a format',
  'client/platform/pictures/moving-pictures.ts': 'reads the marks of a format',
  'client/worker/checked-file.ts': 'reads a file of the client',
}

test('whoever makes a text of something else cleans it', () => {
  const makers = found(
    'makers',
    product.filter(({ text }) => MAKES_TEXT.test(withoutComments(text))),
  )
  const unclean = makers.filter(({ imports }) => !imports.some(({ target }) => target === CLEAN_TEXT))
  expect(unclean.map(({ path }) => path).toSorted()).toEqual(Object.keys(NEEDS_NO_CLEANING))
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
