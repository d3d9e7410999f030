import { useText } from '#i18n/i18n.ts'
import styles from './AccessibilitySection.module.css'

/** Says what this client and the server keep of its readers (docs/spec/instance.md#about-privacy). */
export function PrivacySection() {
  const t = useText()
  return (
    <section aria-labelledby="privacy" className={styles.section}>
      <h2 id="privacy" className={styles.heading}>
        {t('privacy.title')}
      </h2>
      <p>{t('privacy.intro')}</p>
      <p>{t('privacy.others')}</p>
      <h3 className={styles.heading}>{t('privacy.device_title')}</h3>
      <ul className={styles.list}>
        <li>{t('privacy.device_writing')}</li>
        <li>{t('privacy.device_reading')}</li>
        <li>{t('privacy.device_receipts')}</li>
        <li>{t('privacy.device_settings')}</li>
      </ul>
      <p>{t('privacy.log_out')}</p>
      <h3 className={styles.heading}>{t('privacy.server_title')}</h3>
      <p>{t('privacy.server')}</p>
      <p>{t('privacy.passed_on')}</p>
    </section>
  )
}
