import type { Instance } from '#contract/entities/instance.ts'
import { dayOf } from '#domain/date.ts'
import { serverVersion } from '#domain/instance.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { clientCommit, clientVersion } from '#platform/device/version.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './TechnicalDetails.module.css'

/** So many digits of a commit are enough to find it. */
const SHORT_COMMIT = 10

/** Shows the versions of the server and of the client (docs/spec/instance.md#technical-details). */
export function TechnicalDetails({ instance }: { instance: Instance }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Disclosure summary={t('about.technical')}>
      <dl className={styles.list}>
        <dt>{t('about.server_version')}</dt>
        <dd>{serverVersion(instance.version) ?? t('about.unknown_version')}</dd>
        <dt>{t('about.client_version')}</dt>
        <dd>{clientVersion}</dd>
        {clientCommit !== null && (
          <>
            <dt>{t('about.commit')}</dt>
            <dd>
              {t('about.commit_of', {
                commit: clientCommit.commit.slice(0, SHORT_COMMIT),
                date: dayOf(clientCommit.date, locale) ?? '',
              })}
            </dd>
          </>
        )}
      </dl>
    </Disclosure>
  )
}
