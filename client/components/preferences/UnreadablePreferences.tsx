import { Trash2 } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import { useSetPreference } from '#data/connection/preferences.ts'
import { useViewer } from '#data/connection/session.ts'
import { labelName } from '#domain/bookmark-labels.ts'
import type { ChangedPreferences } from '#domain/late-preference.ts'
import { storedValues } from '#domain/preference.ts'
import { type UnreadablePreference, unreadablePreferences } from '#domain/unreadable-preference.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/notices.ts'
import { preferenceLabel } from './preference-labels.ts'
import styles from './UnreadablePreferences.module.css'

/**
 * Lists what is stored among the preferences and cannot be read, each with a button that removes it; nothing
 * where all can be read (docs/spec/settings.md#what-cannot-be-read).
 */
export function UnreadablePreferences({
  isShown = () => true,
}: {
  /** Chooses those that belong to a page. */
  isShown?: (unreadable: UnreadablePreference) => boolean
}) {
  const t = useText()
  const values = storedValues(useViewer())
  const { set } = useSetPreference()
  const unreadable = unreadablePreferences(values).filter(isShown)
  if (unreadable.length === 0) return null

  function removeWithUndo({ name, rest }: UnreadablePreference) {
    const save = (value: unknown) =>
      set({ [name]: value } as ChangedPreferences, { onError: (error) => errorToast(error, t) })
    const stored = values[name]
    save(rest)
    toast(t('preferences.removed'), { action: { label: t('action.undo'), run: () => save(stored) } })
  }

  return (
    <section className={styles.place} aria-labelledby="unreadable-preferences">
      <h2 id="unreadable-preferences" className={styles.title}>
        {t('preferences.unreadable')}
      </h2>
      <p>{t('preferences.unreadable_help')}</p>
      <ul>
        {unreadable.map((each) => {
          const title = titleOf(each, t)
          return (
            <li
              key={each.name}
              className={styles.row}
              data-row={each.name}
              ref={handOverToNeighbour}
              tabIndex={-1}
            >
              <span className={styles.name} dir="auto">
                {title}
              </span>
              <IconButton
                label={t('attachment.remove', { name: title })}
                icon={<Trash2 />}
                tone="danger"
                onClick={() => removeWithUndo(each)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Returns what something is called that says nothing of itself. */
function titleOf({ kind, name }: UnreadablePreference, t: Translate): string {
  switch (kind) {
    case 'filter':
      return t('preferences.unreadable_filter')
    case 'feed':
      return t('preferences.unreadable_feed')
    case 'label':
      return t('preferences.unreadable_label', { name: labelName(name) })
    case 'setting':
      return t('preferences.unreadable_setting', { name: preferenceLabel(name, t) })
  }
}
