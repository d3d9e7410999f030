import type { Instance } from '#contract/entities/instance.ts'
import { serverVersion } from '#domain/instance.ts'
import { useText } from '#i18n/i18n.ts'
import { clientVersion } from '#platform/device/version.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './TechnicalDetails.module.css'

/** Shows the versions of the server and of the client (docs/spec/instance.md#technical-details). */
export function TechnicalDetails({ instance }: { instance: Instance }) {
  const t = useText()
  return (
    <Disclosure summary={t('about.technical')}>
      <dl className={styles.list}>
        <dt>{t('about.server_version')}</dt>
        <dd>{serverVersion(instance.version) ?? t('about.unknown_version')}</dd>
        <dt>{t('about.client_version')}</dt>
        <dd>{clientVersion}</dd>
      </dl>
    </Disclosure>
  )
}
