import { useState } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { useText } from '#i18n/i18n.ts'
import styles from './DescriptionButton.module.css'
import { useOnDemand } from './use-on-demand.ts'

const loadDialog = async () => (await import('#ui/Dialog.tsx')).Dialog

/**
 * Shows the button on a file that has a description; it opens a dialog with the whole text
 * (docs/spec/media.md#descriptions-of-files).
 */
export function DescriptionButton({ description }: { description: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [Dialog, loadNow] = useOnDemand(loadDialog)

  function read() {
    setOpen(true)
    loadNow()
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('media.read_description')}
        data-tooltip={t('media.read_description')}
        onClick={read}
      >
        <span className={styles.badge}>{t('media.description_badge')}</span>
      </button>
      {Dialog && open && (
        <Dialog
          title={t('media.description')}
          closeLabel={t('action.dismiss')}
          size="s"
          onClose={() => setOpen(false)}
        >
          <p className={styles.text} dir="auto">
            <EmojiText text={description} />
          </p>
        </Dialog>
      )}
    </>
  )
}
