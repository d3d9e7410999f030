import type { ReactNode } from 'react'
import { Boundary } from '#components/feedback/Boundary.tsx'
import { useText } from '#i18n/i18n.ts'
import styles from './RowBoundary.module.css'

type Item = { id: string }
/** The part of the row in its list, as a role or as an element; nothing where it stands within such an element. */
type RowKind = 'article' | 'listitem' | 'li' | undefined

/** Lets the other rows of a list live when one of them cannot be drawn. */
export const RowBoundary = ({
  item,
  kind,
  children,
}: {
  item: Item
  kind?: RowKind
  children: ReactNode
}) => (
  <Boundary of={item} fallback={() => <BrokenRow id={item.id} kind={kind} />}>
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
