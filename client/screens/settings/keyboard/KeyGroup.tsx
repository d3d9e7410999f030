import { useId } from 'react'
import { GROUP_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { SHORTCUTS, type ShortcutGroup } from '#domain/shortcuts/shortcut.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { KeyField } from './KeyField.tsx'
import styles from './KeyGroup.module.css'

/** Shows the keys of the shortcuts of one kind, each in a field. */
export function KeyGroup({ group }: { group: ShortcutGroup }) {
  const t = useText()
  const id = useId()
  const { keys } = useStore(shortcutsInUse)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {t(GROUP_LABELS[group])}
      </h3>
      <div className={styles.fields}>
        {SHORTCUTS.filter((each) => each.group === group).map(({ name }) => (
          // The key brings other keys into the field, from another tab or because all were reset.
          <KeyField key={`${name} ${keys.get(name)}`} name={name} keys={keys} />
        ))}
      </div>
    </section>
  )
}
