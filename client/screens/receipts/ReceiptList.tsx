import { useQuery } from '@tanstack/react-query'
import { Download, ReceiptText } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { receiptsQuery } from '#data/subscriptions/receipts.ts'
import { isoDay } from '#domain/date.ts'
import { type Receipt, receiptsCsv } from '#domain/subscription/receipt.ts'
import { useText } from '#i18n/i18n.ts'
import { download } from '#platform/input/download.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './ReceiptList.module.css'
import { ReceiptRow } from './ReceiptRow.tsx'
import { ReceiptSection } from './ReceiptSection.tsx'
import { Waiting } from './Waiting.tsx'

/** Lists the viewer's invoices that this device knows, and saves them as a table. */
export function ReceiptList({ viewerId }: { viewerId: string }) {
  const t = useText()
  const { data: receipts, error, isFetching, refetch } = useQuery(receiptsQuery(viewerId))
  return (
    <ReceiptSection title={t('receipts.paid')} help={t('receipts.help')}>
      {!receipts && error && (
        <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!receipts && !error && <Waiting />}
      {receipts?.length === 0 && (
        <EmptyState icon={<ReceiptText />} title={t('receipts.none')}>
          {t('receipts.none_help')}
        </EmptyState>
      )}
      {receipts && receipts.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('receipts.paid')}>
            {receipts.map((receipt) => (
              <RowBoundary key={receipt.invoiceId} item={{ id: receipt.invoiceId }} kind="li">
                <ReceiptRow receipt={receipt} />
              </RowBoundary>
            ))}
          </ul>
          <Button icon={<Download />} onClick={() => save(receipts)}>
            {t('receipts.export')}
          </Button>
        </>
      )}
    </ReceiptSection>
  )
}

function save(receipts: readonly Receipt[]): void {
  const day = isoDay(serverNow())
  download(`kith-receipts-${day}.csv`, new Blob([receiptsCsv(receipts)], { type: 'text/csv' }))
}
