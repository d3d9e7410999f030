/** Tests docs/spec/account.md#lists-of-addresses. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf, addressRemover, readAddresses } from './address-list.ts'

const ADA_AND_BEN = ['ada@lab.example', 'ben@harbour.example']

// docs/spec/account.md#lists-of-addresses
describe('files of different programs', () => {
  test.each([
    ['a plain list', 'ada@lab.example\nben@harbour.example'],
    ['a line break at the end', 'ada@lab.example\nben@harbour.example\n'],
    ['line breaks of Windows', 'ada@lab.example\r\nben@harbour.example\r\n'],
    ['line breaks of old Macs', 'ada@lab.example\rben@harbour.example\r'],
    ['a byte order mark', '\uFEFFada@lab.example\nben@harbour.example'],
    ['a byte order mark before a quote', '\uFEFF"ada@lab.example"\n"ben@harbour.example"'],
    ['blank lines', '\n\nada@lab.example\n   \n,,\nben@harbour.example\n\n'],
    ['leading @', '@ada@lab.example\n@ben@harbour.example'],
    ['account addresses', 'acct:ada@lab.example\nacct:ben@harbour.example'],
    ['spaces around', '  ada@lab.example  \n"ben@harbour.example" ,true'],
    [
      'the follows of Mastodon',
      'Account address,Show boosts,Notify on new posts,Languages\nada@lab.example,true,false,\nben@harbour.example,true,false,"en, de"\n',
    ],
    ['the followers of Mastodon', 'Account address\nada@lab.example\nben@harbour.example\n'],
    [
      'semicolons of a spreadsheet',
      '"Account address";"Show boosts"\r\nada@lab.example;TRUE\r\nben@harbour.example;FALSE',
    ],
    [
      'tabs of a spreadsheet',
      'Account address\tShow boosts\nada@lab.example\ttrue\nben@harbour.example\ttrue',
    ],
    [
      'another order of columns',
      'Note,Account address\n"a friend, of old",ada@lab.example\n,ben@harbour.example',
    ],
    ['a line break inside a cell', 'ada@lab.example,"two\nlines"\nben@harbour.example,"a ""quote"""'],
    ['marks for the direction of writing', '\u200Eada@lab.example\u202C\n\u2068ben@harbour.example\u2069'],
  ])('%s', (_, text) => {
    expect(readAddresses(text)).toEqual({ addresses: ADA_AND_BEN, unreadable: [], duplicates: [] })
  })
})

test.each(['', '\n\r\n', '\uFEFF', 'Account address,Show boosts\n', ' ; ;\n'])('%j holds nothing', (text) => {
  expect(readAddresses(text)).toEqual({ addresses: [], unreadable: [], duplicates: [] })
})

// docs/spec/account.md#lists-of-addresses
test('lines without an address and repeated ones are named', () => {
  const text =
    'Account address\nada@lab.example\n"Ada ""Countess"" L."\n"x\ny",1\n@ada@LAB.example\nben@harbour.example,"\n'
  expect(readAddresses(text)).toEqual({
    addresses: ADA_AND_BEN,
    unreadable: [
      { line: 3, text: 'Ada "Countess" L.' },
      { line: 4, text: 'x\ny' },
    ],
    duplicates: [{ line: 6, text: '@ada@LAB.example' }],
  })
})

test('a row that is shorter than the column of addresses holds no address', () => {
  expect(readAddresses('Note,Address\nfriend').unreadable).toEqual([{ line: 2, text: '' }])
})

test.each([
  ['ada@lab.example', 'ada@lab.example'],
  ['@Ada@LAB.example', 'Ada@lab.example'],
  ['a.d-a_1@127.0.0.1', 'a.d-a_1@127.0.0.1'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada', null],
  ['@ada', null],
  ['ada@', null],
  ['@@lab.example', null],
  ['ada@lab.example@other.example', null],
  ['ada@lab.example:8080', null],
  ['ada@lab.example/users/ada', null],
  ['ada@bücher.example/ada', null],
  ['https://lab.example/@ada', null],
  ['ada lovelace@lab.example', null],
  ['ädä@lab.example', null],
  ['ada@-lab.example', null],
  ['ada@lab.example.', null],
  ['ada@', null],
])('%j is read as %j', (cell, address) => {
  expect(addressOf(cell)).toBe(address)
})

const address = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9_.-]{1,12}$/), fc.stringMatching(/^[a-z0-9]{1,8}\.example$/))
  .map(([name, host]) => `${name}@${host}`)
const cell = fc.string({ unit: 'binary' })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A file as any program might write these addresses, with further columns. */
const file = fc
  .record({
    addresses: fc.array(address, { maxLength: 20 }),
    others: fc.array(cell, { maxLength: 3 }),
    mark: fc.constantFrom('', '\uFEFF'),
    separator: fc.constantFrom(',', ';', '\t'),
    lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
    heading: fc.boolean(),
    quotes: fc.boolean(),
  })
  .map(({ addresses, others, mark, separator, lineBreak, heading, quotes }) => {
    const first = (text: string) => (quotes ? quoted(text) : text)
    const row = (text: string) => [first(text), ...others.map(quoted)].join(separator) + lineBreak
    return {
      addresses,
      text: mark + [...(heading ? ['Account address'] : []), ...addresses].map(row).join(''),
    }
  })

describe('any file', () => {
  test('gives the addresses that were written into it', () => {
    fc.assert(
      fc.property(file, ({ addresses, text }) => {
        const { addresses: found, unreadable, duplicates } = readAddresses(text)
        expect(found).toEqual([...new Set(addresses)])
        expect(unreadable).toEqual([])
        expect(found.length + duplicates.length).toBe(addresses.length)
      }),
    )
  })

  test('keeps all other rows when some addresses are taken out', () => {
    fc.assert(
      fc.property(file, fc.nat(), ({ text }, count) => {
        const before = readAddresses(text)
        const gone = new Set(before.addresses.slice(0, count % (before.addresses.length + 1)))
        const after = readAddresses(addressRemover(text)(gone))
        expect(after.addresses).toEqual(before.addresses.filter((each) => !gone.has(each)))
      }),
    )
  })

  test('any text at all is read without an error, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        readAddresses(text)
        expect(addressRemover(text)(new Set())).toBe(text.replace(/^\uFEFF/, ''))
      }),
    )
  })
})

test('rows that are no addresses stay, as they were written', () => {
  const text =
    'Account address,Show boosts\r\nada@lab.example,true\r\n"Ada, L.",x\r\n@ada@lab.example,no\r\nben@harbour.example'
  expect(addressRemover(text)(new Set(['ada@lab.example']))).toBe(
    'Account address,Show boosts\r\n"Ada, L.",x\r\nben@harbour.example',
  )
})

test.each([
  ['a list', (index: number) => `person${index}@host${index % 97}.example`],
  ['a file of Mastodon', (index: number) => `person${index}@host.example,true,false,"en, de"`],
  ['quotes that nobody closed', (index: number) => `"person${index}@host.example`],
])('50,000 lines are read at once: %s', (_, line) => {
  const text = Array.from({ length: 50_000 }, (_, index) => line(index)).join('\r\n')
  const start = performance.now()
  const { addresses, unreadable } = readAddresses(text)
  expect(addresses.length + unreadable.length).toBe(50_000)
  // A hundred times what it takes, for slow machines; a quadratic reader needs minutes.
  expect(performance.now() - start).toBeLessThan(5_000)
})
