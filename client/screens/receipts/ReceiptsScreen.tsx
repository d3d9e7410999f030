import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useViewer } from '#data/connection/session.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Income } from './Income.tsx'
import { ReceiptList } from './ReceiptList.tsx'
import styles from './ReceiptsScreen.module.css'
import { Waiting } from './Waiting.tsx'

/**
 * Shows what the viewer has paid, and what was paid to them, as far as this device knows
 * (docs/spec/subscriptions.md#receipts).
 */
export function ReceiptsScreen() {
  const t = useText()
  const viewer = useViewer()
  const title = t('receipts.title')
  const back = { href: pathTo('settings'), label: t('settings.all') }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <div className={styles.content}>
        {viewer ? (
          <>
            <ReceiptList viewerId={viewer.id} />
            <Income />
          </>
        ) : (
          <Waiting />
        )}
      </div>
    </Page>
  )
}
