import { useText } from '#i18n/i18n.ts'
import { Prose } from '#ui/Prose.tsx'

/** Says what this client and the server keep of its readers (docs/spec/instance.md#about-privacy). */
export function PrivacySection() {
  const t = useText()
  return (
    <Prose aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.title')}</h2>
      <p>{t('privacy.intro')}</p>
      <p>{t('privacy.others')}</p>
      <h3>{t('privacy.device_title')}</h3>
      <ul>
        <li>{t('privacy.device_writing')}</li>
        <li>{t('privacy.device_reading')}</li>
        <li>{t('privacy.device_receipts')}</li>
        <li>{t('privacy.device_settings')}</li>
      </ul>
      <p>{t('privacy.absence')}</p>
      <p>{t('privacy.keep_nothing')}</p>
      <p>{t('privacy.log_out')}</p>
      <h3>{t('privacy.server_title')}</h3>
      <p>{t('privacy.server')}</p>
      <p>{t('privacy.passed_on')}</p>
    </Prose>
  )
}
