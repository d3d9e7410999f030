import { MovingPage } from '#components/moving/MovingPage.tsx'
import { useViewer } from '#data/connection/session.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { useText } from '#i18n/i18n.ts'
import { AddAlias } from './AddAlias.tsx'
import { AliasLists } from './AliasLists.tsx'

/** Shows the page with the viewer's accounts on other servers (docs/spec/account.md#aliases). */
export function AliasesScreen() {
  const t = useText()
  const viewer = useViewer()
  return (
    <MovingPage title={t('aliases.title')} intro={<p>{t('aliases.intro')}</p>}>
      {viewer && (
        <>
          <AddAlias viewerId={viewer.id} />
          <AliasLists viewerId={viewer.id} />
        </>
      )}
    </MovingPage>
  )
}
AliasesScreen.ready = wholeTexts
