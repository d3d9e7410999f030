import { useQuery } from '@tanstack/react-query'
import { notesSince } from '#domain/release-notes.ts'
import { useLanguage, useText } from '#i18n/i18n.ts'
import { loadReleaseNotes } from '#i18n/release-notes.ts'
import { patiently } from '#platform/start/patience.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './WhatIsNewDialog.module.css'

/** Shows what is new since a version, or in all of them (docs/spec/instance.md#what-is-new). */
export function WhatIsNewDialog({ since, onClose }: { since: string | null; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['release notes', language],
    queryFn: () => patiently(() => loadReleaseNotes(language)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={t('release_notes.title')} closeLabel={t('action.dismiss')} onClose={onClose}>
      {data ? (
        notesSince(data, since).map(({ version, locale, sentences }) => (
          <section key={version} className={styles.version}>
            <h3 className={styles.heading}>{t('release_notes.version', { version })}</h3>
            <ul lang={locale} className={styles.list}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <Spinner />
      )}
    </Dialog>
  )
}
