import type { ReactNode } from 'react'
import { Boundary } from '#components/feedback/Boundary.tsx'
import { useText } from '#i18n/i18n.ts'
import { takeFocusBack } from '#platform/focus/history.ts'
import styles from './RowBoundary.module.css'

type Item = { id: string }
/** The role of the row, or `li` for the element. Undefined inside an element that has the role. */
type RowKind = 'article' | 'listitem' | 'li' | undefined

/**
 * Shows a short note in place of a row whose rendering throws, so that the rest of the list stays
 * (docs/spec/lists.md#a-broken-entry).
 */
export const RowBoundary = ({
  item,
  kind,
  children,
}: {
  item: Item
  kind?: RowKind
  children: ReactNode
}) => (
  <Boundary of={item} fallback={() => <BrokenRow id={item.id} kind={kind} />} onRedrawn={takeFocusBack}>
    {children}
  </Boundary>
)

function BrokenRow({ id, kind }: { id: string; kind: RowKind }) {
  const t = useText()
  const Row = kind === 'li' ? kind : 'div'
  return (
    <Row role={kind === 'li' ? undefined : kind} className={styles.broken} data-row={id} tabIndex={-1}>
      {t('list.broken_row')}
    </Row>
  )
}
