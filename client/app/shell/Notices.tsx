import { useText } from '#i18n/i18n.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'

/** What speaks up in passing, for the eye and for the ear; nothing of it is needed before the first post. */
export function Notices() {
  const t = useText()
  return (
    <>
      <Tooltip />
      <Toasts label={t('notices.label')} dismissLabel={t('action.dismiss')} />
      <Announcer />
    </>
  )
}
