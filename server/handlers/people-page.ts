/** Returns a page of forty people, the latest entry first (docs/server/README.md#limit-and-offset). */
import { type Page, type PageQuery, takePage } from '../paging.ts'
import { presentAccount } from '../presenters/account.ts'
import type { View } from '../presenters/view.ts'
import type { AccountRecord } from '../world/records.ts'

/** A person in a list, and the id that gives their place. */
interface Entry<Id> {
  id: Id
  account: AccountRecord
}

export function peoplePage<Id extends string | number, Deed extends Entry<Id>>(
  deeds: Iterable<Deed>,
  before: Id | null,
  query: PageQuery,
  view: View,
  isShown?: (deed: Deed) => boolean,
): Page {
  const rows = [...deeds]
    .filter(({ id }) => before === null || id < before)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
  return takePage(rows, query, {
    size: 40,
    cursor: ({ id }) => String(id),
    present: ({ account }) => presentAccount(account, view),
    ...(isShown && { isShown }),
  })
}

export const NOBODY: Page = { items: [], next: null }
