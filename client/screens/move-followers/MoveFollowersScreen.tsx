import { MovingPage } from '#components/moving/MovingPage.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { handleInText } from '#domain/profile/handle.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { MoveForm } from './MoveForm.tsx'

/**
 * Shows what happens when followers move, step by step, and the form that moves them
 * (docs/spec/account.md#move-followers).
 */
export function MoveFollowersScreen() {
  const t = useText()
  const viewer = useViewer()
  const instanceUri = useInstance()?.uri ?? ''
  if (!viewer) return null
  const intro = (
    <>
      <p>{t('move.intro')}</p>
      <ol>
        <li>{t('move.step_alias', { name: handleInText(viewer, instanceUri) })}</li>
        <li>{t('move.step_enter')}</li>
        <li>{t('move.step_followers')}</li>
        <li>
          <span>{`${t('move.step_stays')} `}</span>
          <a href={sectionPath('data')}>{t('move.export_first')}</a>
        </li>
      </ol>
    </>
  )
  return (
    <MovingPage title={t('move.title')} intro={intro}>
      <MoveForm viewer={viewer} />
    </MovingPage>
  )
}
MoveFollowersScreen.ready = wholeTexts
