import { FileText } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionOf, fileOf, linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './DocumentLink.module.css'

/** Shows the link to a file that cannot be shown in the page. It opens in a new tab. */
export function DocumentLink({ file }: { file: Attachment }) {
  const t = useText()
  const { name, kind } = fileOf(file.url)
  const description = descriptionOf(file)
  const address = linkedAddress(file.url)
  return (
    <a
      className={styles.document}
      data-shortcut="media"
      {...(address !== undefined && { href: address, target: '_blank', rel: 'noopener noreferrer' })}
    >
      <FileText aria-hidden="true" />
      <span className={styles.label}>
        <span className={styles.name} dir="auto">
          {name ?? (kind === null ? t('media.document') : t('media.document_of_kind', { kind }))}
        </span>
        {description !== null && (
          <span className={styles.description} dir="auto">
            <EmojiText text={description} />
          </span>
        )}
        {address === undefined && <span className={styles.problem}>{t('media.no_address')}</span>}
      </span>
    </a>
  )
}
