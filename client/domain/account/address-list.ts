/**
 * Reads the addresses of people from the text of a CSV file, whichever program wrote it
 * (docs/spec/account.md#lists-of-addresses, docs/server/settings.md#import-follows).
 */

/**
 * A row of the text whose first cell, or the one below the heading, is no address or one that came before.
 */
export interface SkippedRow {
  /** The number of its line, from 1. */
  line: number
  /** The text that stands in place of an address. */
  text: string
}

export interface AddressList {
  /** Every address once, in the order of the text. */
  addresses: readonly string[]
  /** Rows that hold something else than an address. */
  unreadable: readonly SkippedRow[]
  duplicates: readonly SkippedRow[]
}

interface Row {
  line: number
  /** The row as it stands in the text, with its line break. */
  source: string
  cells: readonly string[]
}

/**
 * A cell and what ends it. Commas, semicolons and tabs all end a cell: no address contains one of them. A
 * quote that is never closed is an ordinary character, so that it cannot swallow the rest of the text.
 */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^,;\t\r\n]*))([,;\t]|\r\n|\r|\n|$)/y

/** The headings of the column with the addresses; the first is that of Mastodon. */
const HEADINGS = ['account address', 'address', 'account', 'acct', 'handle']

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Returns the addresses of a text, and the rows that give none. Blank rows and a row of headings count as
 * nothing.
 */
export function readAddresses(text: string): AddressList {
  const addresses = new Set<string>()
  const unreadable: SkippedRow[] = []
  const duplicates: SkippedRow[] = []
  for (const { line, text: cell, address } of entriesOf(rowsOf(text))) {
    if (address === null) unreadable.push({ line, text: cell })
    else if (addresses.has(address)) duplicates.push({ line, text: cell })
    else addresses.add(address)
  }
  return { addresses: [...addresses], unreadable, duplicates }
}

/**
 * Returns the function that takes addresses out of a text: the rows that hold one of them go, all others stay
 * as they are. The text is read once, since it can be long.
 */
export function addressRemover(text: string): (gone: ReadonlySet<string>) => string {
  const rows = rowsOf(text)
  const addresses = new Map(entriesOf(rows).map(({ line, address }) => [line, address]))
  return (gone) =>
    rows
      .filter(({ line }) => !gone.has(addresses.get(line) ?? ''))
      .map(({ source }) => source)
      .join('')
}

/** Returns the address that a cell holds, as the server reads it, or null. */
export function addressOf(cell: string): string | null {
  const [name = '', host = '', ...rest] = withoutMarks(cell)
    .replace(/^(?:acct:)?@?/i, '')
    .split('@')
  const known = networkHost(host)
  return rest.length === 0 && /^[\w.-]+$/.test(name) && known !== null ? `${name}@${known}` : null
}

/** Returns a host in the letters that the network uses, or null. */
function networkHost(host: string): string | null {
  const isPlain = /^[\w.-]+$/.test(host)
  const parsed = isPlain || /[/\\?#:%]/.test(host) ? host : (URL.parse(`https://${host}`)?.hostname ?? '')
  const name = parsed.toLowerCase()
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name) ? name : null
}

/**
 * Marks that nobody sees, such as those for the direction of writing, come along when an address is copied.
 * Some keyboards have a wide `@`.
 */
const withoutMarks = (cell: string) =>
  cell
    .replace(/\p{Cf}/gu, '')
    .replaceAll('＠', '@')
    .trim()

function entriesOf(all: readonly Row[]) {
  const rows = all.filter(({ cells }) => cells.some((cell) => withoutMarks(cell) !== ''))
  const headings = rows[0]?.cells.map((cell) => withoutMarks(cell).toLowerCase()) ?? []
  const heading = HEADINGS.map((word) => headings.indexOf(word)).find((column) => column >= 0)
  const column = heading ?? 0
  return rows.slice(heading === undefined ? 0 : 1).map(({ line, cells }) => {
    const cell = cells[column] ?? ''
    return { line, text: withoutMarks(cell), address: addressOf(cell) }
  })
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  const cell = new RegExp(CELL)
  cell.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  let line = 1
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex
    const cells = readRow(cell, text)
    const source = text.slice(start, cell.lastIndex)
    rows.push({ line, source, cells })
    line += source.match(/\r\n|\r|\n/g)?.length ?? 0
  }
  return rows
}

/** Reads the cells of the row at which the expression stands, and leaves it at the next one. */
function readRow(cell: RegExp, text: string): string[] {
  const cells: string[] = []
  for (;;) {
    const found = cell.exec(text)
    if (!found) throw new Error('every text is a row of cells')
    const [, quoted, plain = '', end = ''] = found
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (!/[,;\t]/.test(end)) return cells
  }
}
