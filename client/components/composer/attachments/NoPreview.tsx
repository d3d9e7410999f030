import { linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './NoPreview.module.css'

/**
 * Says that this browser cannot show a file that is attached all the same, with a link to look at it
 * elsewhere.
 */
export function NoPreview({ url }: { url: string }) {
  const t = useText()
  const address = linkedAddress(url)
  return (
    <p role="status" className={styles.note}>
      <span>{`${t('attachment.no_preview')} `}</span>
      {address !== undefined && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('media.open')}
        </a>
      )}
    </p>
  )
}
